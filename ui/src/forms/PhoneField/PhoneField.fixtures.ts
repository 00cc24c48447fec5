/** The field's hint and its errors. Source: §5.3. */
export const phoneWords = {
  hint: 'For the courier, if they cannot find your door.',
  message: 'Please enter a 10 digit phone number',
} as const
