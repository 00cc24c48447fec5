/** The kinds of causes that a difference can have, each with the words of the report. A cause is `Kind: name`. */
export const kinds = {
  Token: 'A token changed',
  Component: 'A component changed',
  Content: 'Content changed',
  Art: 'Art changed',
  Story: 'A story changed',
  'Base styles': 'Base styles changed',
  Package: 'Packages changed',
} as const

export type Kind = keyof typeof kinds
