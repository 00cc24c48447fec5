/** The categories of a blog, the second one chosen. */
export const sampleChips = {
  label: 'Categories',
  links: [
    { label: 'All', href: '/blog' },
    { label: 'Geography', href: '/blog/category/geography', isCurrent: true },
    { label: 'Maths', href: '/blog/category/maths' },
  ],
} as const
