/** The sizes of a card's parts. */
export const cardSizes = {
  picture: { aspectRatio: 1, marginBottom: 16 },
  kicker: { width: '30%' },
  title: { width: '60%' },
} as const
