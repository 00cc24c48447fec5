/** What a shopper types, and what becomes of it. */
export const couponWords = {
  typed: 'welcome10',
  refused: 'Code not applied',
  way: 'Use WELCOME10 anyway',
} as const
