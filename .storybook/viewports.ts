/** The windows of Storybook's toolbar. A story sets one by `globals: { viewport: { value: 'phone' } }`. */
export const viewports = {
  phone: { name: 'Phone, 390', styles: { width: '390px', height: '844px' } },
  small: { name: 'Smallest, 320', styles: { width: '320px', height: '640px' } },
  tablet: { name: 'Tablet, 768', styles: { width: '768px', height: '1024px' } },
  desktop: { name: 'Desktop, 1440', styles: { width: '1440px', height: '900px' } },
} as const
