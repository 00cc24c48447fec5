/** The texts that Dialog's stories and tests share. */
export const returnPolicy = {
  title: 'Send it back within 30 days',
  description: 'We pay for the label.',
  text: 'Pack the toy in its box, print the label from your order, and hand it to any courier.',
} as const

export const longText = Array.from({ length: 24 }, (_, index) => ({
  id: `paragraph-${index}`,
  text: `${index + 1}. ${returnPolicy.text}`,
}))
