/** Questions that shoppers ask. */
export const questions = [
  { title: 'Does it need a tablet?', answer: 'Yes. The tablet is not in the box.' },
  { title: 'What age is it for?', answer: 'From 4 to 10 years.' },
  { title: 'Can I send it back?', answer: 'Within 30 days, in its box.' },
] as const
