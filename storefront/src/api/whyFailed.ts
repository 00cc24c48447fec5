import { ApiError } from './ApiError.ts'

/**
 * Says why a call failed, what is safe, and asks to try again. The message of a 5xx already asks that, so `retry` is
 * left out there.
 */
export function whyFailed(error: unknown, safe: string, retry: string): string {
  if (!(error instanceof ApiError)) return `That did not work. ${safe} ${retry}`
  const isStoresSentence = error.status !== undefined && error.status >= 500
  return `${error.message} ${safe}${isStoresSentence ? '' : ` ${retry}`}`
}
