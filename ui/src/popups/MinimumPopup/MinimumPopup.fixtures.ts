/** STEM20 in the United States and WELCOME10 in India. Source: specification §2, §9. */
export const stem20 = {
  country: 'US',
  popup: 'coupon-error',
  message: 'Build a cart of $75 or more to use STEM20',
  value: 45_49,
  minimum: 75_00,
} as const

export const welcome10 = {
  country: 'IN',
  popup: 'minimum-cart',
  message: 'Build a cart of ₹1,998 or more to use WELCOME10',
  value: 1499_00,
  minimum: 1998_00,
} as const
