/** Typed codes with their messages. */
export const couponWords = {
  typed: 'welcome10',
  refused: 'Code not applied',
} as const
