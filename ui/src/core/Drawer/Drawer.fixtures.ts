/** The texts that Drawer's stories and tests share. */
export const filterWords = {
  title: 'Filters',
  option: 'Ages 6 to 8',
  apply: 'Show 12 toys',
} as const
