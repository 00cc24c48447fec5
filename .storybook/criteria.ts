/** The criteria of a stable component, and how each is checked. */
export const criteria = {
  stories: 'A story `Playground`, and a story with the tag `matrix` that shows all variants.',
  guide: 'A guide with when to use it, do and don’t, accessibility and props.',
  texts: 'No text of the template, "To write: …", is left.',
  used: 'A page of the shop shows it.',
  tests: 'A test file, or a story with a play.',
  axe: 'axe checks every story: none sets `a11y: { test }` itself.',
  pictures: 'A story with the tag `compared`, whose pictures `npm run test:visual` compares.',
} as const

export type Criterion = keyof typeof criteria
