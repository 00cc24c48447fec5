/** A ground to celebrate on, in px. */
export const partyGround = {
  width: 640,
  height: 360,
  background: 'var(--color-line-plugo)',
} as const
