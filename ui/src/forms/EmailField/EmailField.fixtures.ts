/** What the field says before and after something is wrong. Source: §5.2. */
export const emailWords = {
  hint: 'Your receipt and tracking go here.',
  wrong: 'sam@',
  message: 'Please enter a valid email id!',
} as const
