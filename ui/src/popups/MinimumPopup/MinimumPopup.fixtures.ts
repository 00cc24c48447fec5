import { money } from '@stemside/rules'
/** STEM20 in the United States and WELCOME10 in India. Source: specification §2, §9. */
export const stem20 = {
  country: 'US',
  popup: 'coupon-error',
  message: 'Build a cart of $75 or more to use STEM20',
  value: money('45.49', 'US'),
  minimum: money('75', 'US'),
} as const

export const welcome10 = {
  country: 'IN',
  popup: 'minimum-cart',
  message: 'Build a cart of ₹1,998 or more to use WELCOME10',
  value: money('1499', 'IN'),
  minimum: money('1998', 'IN'),
} as const
