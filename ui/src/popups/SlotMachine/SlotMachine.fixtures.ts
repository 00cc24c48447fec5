/** What a screen reader hears once the reels stand still. */
export const spoken = {
  won: 'The reels show 30, 30, 30 percent',
  lost: 'The reels show 30, 30, 20 percent',
} as const
