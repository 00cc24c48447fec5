import { ApiError } from './ApiError.ts'

/**
 * Why a call failed, what is safe, and a request to try again. The store's own sentence about a 5xx has that request
 * already, and it is not said twice.
 */
export function whyFailed(error: unknown, safe: string, retry: string): string {
  if (!(error instanceof ApiError)) return `That did not work. ${safe} ${retry}`
  const isStoresSentence = error.status !== undefined && error.status >= 500
  return `${error.message} ${safe}${isStoresSentence ? '' : ` ${retry}`}`
}
