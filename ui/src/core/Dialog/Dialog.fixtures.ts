/** The texts that Dialog's stories and tests share. */
export const returnPolicy = {
  title: 'Send it back within 30 days',
  description: 'We pay for the label.',
  text: 'Pack the toy in its box, print the label from your order, and hand it to any courier.',
} as const

/** A dialog that cannot simply be closed. */
export const undecided = {
  title: 'Your payment is still open',
  description: 'It ends when you approve it, or pay another way.',
  button: 'Pay another way',
} as const

export const longText = Array.from({ length: 24 }, (_, index) => ({
  id: `paragraph-${index}`,
  text: `${index + 1}. ${returnPolicy.text}`,
}))
