/** A modal of the plainest kind. */
export const modalWords = {
  opener: 'What is a side-step?',
  title: 'The side-step',
  standby: 'Not yet',
  text: 'A circle cut in half, the right half slid down: the mark of the shop.',
} as const
