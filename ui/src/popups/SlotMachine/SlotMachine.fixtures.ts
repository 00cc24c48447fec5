/** The announcement after the reels have stopped. */
export const spoken = {
  won: 'The reels show 30, 30, 30 percent',
  lost: 'The reels show 30, 30, 20 percent',
} as const
