/**
 * How often a failed test is tried again, where a busy machine can fail it: in a browser, and where a test
 * starts processes. Only CI tries again; the gate lists each test that passed then as flaky.
 */
export const retries = process.env['CI'] === 'true' ? 1 : 0
