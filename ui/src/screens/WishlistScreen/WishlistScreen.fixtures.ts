/** The toys of a wish list; the Emirates do not sell the storybook. */
export const sampleWishes = [
  'orboot_mars',
  'tacto_chess',
  'plugo_count',
  'whos_the_monster_in_oko',
] as const
