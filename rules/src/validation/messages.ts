/**
 * The forms' messages: word for word those of the specification (§5), or the shop's own where §5 has none.
 */
export const messages = {
  mandatory: 'This field is mandatory',
  emailEmpty: 'Enter your email address',
  emailInvalid: 'Please enter a valid email id!',
  phone: 'Please enter a 10 digit phone number',
  passwordEmpty: 'Enter your password',
  passwordsDiffer: 'Passwords do not match',
  code: 'Enter OTP',
  exitEmailEmpty: '*Please enter email id!',
  exitEmailInvalid: '*Please enter a valid email id!',
  tooLong: (most: number) => `Please use at most ${most} characters`,
  dialCode: 'Please choose a country code',
  pin: 'Please enter a 6 digit PIN code',
  zip: 'Please enter a 5 digit ZIP code',
  postcode: 'Please enter a valid postcode',
  postalCode: 'Please enter a valid postal code',
  emirate: 'Please choose an emirate',
  orderId: 'Enter your order number',
  coupon: 'Enter a coupon code',
  returnUnits: 'Please choose what comes back',
  returnReason: 'Please choose a reason',
  giftAmount: 'Please choose an amount',
  backerNumber: 'Enter your backer number',
} as const
