/** A cart of $36.50, with free shipping from $49. */
export const shippingProgress = {
  label: '$12.50 more for free shipping',
  value: 36.5,
  max: 49,
} as const
