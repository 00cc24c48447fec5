/** The size of the sample, in px. */
export const partyGround = {
  width: 640,
  height: 360,
  background: 'var(--color-line-plugo)',
} as const
