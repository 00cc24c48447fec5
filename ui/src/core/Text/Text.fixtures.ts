/** Running text with the currency signs that the font must have. */
export const textWords = {
  usual:
    'Globes that talk back, chess that moves on a tablet, maths you can pick up. From ₹1,499, C$49.99 or AED 199.',
  short: 'maths you can hold',
} as const
