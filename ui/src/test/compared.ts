/**
 * The `chromatic` parameter of a story whose picture is compared; others are not. Add the tag
 * `compared` too, by which `npm run test:visual` finds the stories.
 */
export const compared = {
  disableSnapshot: false,
  modes: {
    phone: { viewport: 'phone' },
    desktop: { viewport: 'desktop' },
    'desktop, India': { viewport: 'desktop', country: 'IN' },
    'phone, dark': { viewport: 'phone', scheme: 'dark' },
    'desktop, Black Friday': { viewport: 'desktop', season: 'black-friday' },
  },
} as const
