/** Results of sending a form. */
export const results = {
  saved: 'Saved.',
  waiting: 'One moment: your gift for Ada had no answer, so we ask the store about it first.',
  unreachable: 'The store could not be reached. Nothing that you typed is lost. Please try again.',
} as const
