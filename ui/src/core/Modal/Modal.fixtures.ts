/** The texts that Modal's stories share. */
export const modalWords = {
  opener: 'What is a side-step?',
  title: 'The side-step',
  text: 'A circle cut in half, the right half slid down: the mark of the shop.',
  field: 'Your email',
  send: 'Send',
} as const
