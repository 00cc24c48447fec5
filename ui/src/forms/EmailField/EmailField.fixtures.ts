/** The field's hint and its errors. Source: §5.2. */
export const emailWords = {
  hint: 'Your receipt and tracking go here.',
  wrong: 'sam@',
  message: 'Please enter a valid email id!',
} as const
