/**
 * How long a test may wait, in ms: enough for a machine three times as slow as a quiet one with two
 * processors. Every test runner reads these limits, so that no test needs one of its own.
 */
export const limits = {
  /** One expectation that is tried again until it holds. */
  expectation: 20_000,
  test: 120_000,
  hook: 120_000,
} as const
