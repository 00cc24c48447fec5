import { ApiError, isPlainFailure } from './ApiError.ts'

/** Bad request, declined payment, changed figures, and an order that the store does not take. */
const saleRefusals: ReadonlySet<number | undefined> = new Set([400, 402, 409, 422])

/**
 * Whether the store's answer proves that it sold nothing. After any other failure the purchase may have
 * succeeded, so a retry needs the same idempotency key. The store sends 401, 403, 408, 425 and 429
 * before it reads the key, so they prove nothing about an earlier try.
 */
export function soldNothing(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false
  return isPlainFailure(error) || (error.kind === 'refused' && saleRefusals.has(error.status))
}
