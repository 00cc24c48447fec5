/** A section with all optional parts. */
export const bestsellers = {
  heading: 'Bestsellers',
  text: 'What leaves the house most.',
  link: { label: 'See all 32', href: '#all' },
} as const
