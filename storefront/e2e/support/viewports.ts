/** A phone and a desktop. `npm test` runs a journey at the phone's size, `npm run test:full` at both. */
export const viewports = [
  { viewport: { width: 390, height: 844 }, tag: ['@gate'] },
  { viewport: { width: 1440, height: 900 }, tag: [] },
]
