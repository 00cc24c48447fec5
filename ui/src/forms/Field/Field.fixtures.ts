/** The texts that the fields' stories and tests share. */
export const fieldWords = {
  label: 'Full name',
  hint: 'As it stands on your post.',
  message: 'This field is mandatory',
  longLabel: 'The name of the person who shall unpack the present on their birthday',
} as const
