/**
 * How often a failed test is tried again if a busy machine can fail it: a test in a browser, or a test that
 * starts processes. Only CI tries again; the gate lists each test that passed then as flaky.
 */
export const retries = process.env['CI'] === 'true' ? 1 : 0
