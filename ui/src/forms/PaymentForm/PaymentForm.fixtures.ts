/** What is to be paid, by country. */
export const usPayment = { country: 'US', submitLabel: 'Pay $97.48' } as const
export const inPayment = { country: 'IN', submitLabel: 'Pay ₹4,122' } as const

/** The sandbox's good card, as it is typed. */
export const goodCard = {
  number: '4242424242424242',
  grouped: '4242 4242 4242 4242',
  mistyped: '4242424242424241',
  expiry: '1230',
  code: '123',
  holder: 'Sam Sample',
} as const
