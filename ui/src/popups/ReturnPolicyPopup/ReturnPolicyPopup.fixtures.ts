/** The sentences that the stories look for: the store's rules of returning (docs/specification.md §4.37). */
export const policy = {
  title: 'Return policy',
  within: 'Not the right toy? Send it back within 30 days after delivery.',
  find: 'Find your order',
} as const
