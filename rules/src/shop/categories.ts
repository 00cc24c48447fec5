/** The skills that the shop can be filtered by. Source: §2.62. */
export const categories = [
  'stem',
  'ainsteam',
  'linguistic',
  'geography',
  'problemsolving',
  'coding',
  'planning',
  'space_science',
] as const
export type Category = (typeof categories)[number]

export const categoryLabels: Readonly<Record<Category, string>> = {
  stem: 'STEM',
  ainsteam: 'The A in STEAM',
  linguistic: 'Language',
  geography: 'Geography',
  problemsolving: 'Problem solving',
  coding: 'Coding',
  planning: 'Planning',
  space_science: 'Space science',
}
