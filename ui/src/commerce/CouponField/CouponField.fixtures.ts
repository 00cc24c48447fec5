/** Typed codes with their messages. */
export const couponWords = {
  typed: 'welcome10',
  refused: 'Code not applied',
  action: 'Use WELCOME10 anyway',
} as const
