/**
 * The `chromatic` parameter of a story whose picture is compared; all others are left out.
 * Say the tag `compared` beside it, by which `npm run test:visual` finds the same stories.
 */
export const compared = {
  disableSnapshot: false,
  modes: {
    phone: { viewport: 'phone' },
    desktop: { viewport: 'desktop' },
    'desktop, India': { viewport: 'desktop', country: 'IN' },
    'desktop, Black Friday': { viewport: 'desktop', season: 'black-friday' },
  },
} as const
