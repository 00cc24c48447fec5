/**
 * Makes 128 random bits as hex digits: an idempotency key, or the id of a wish list. It does not call
 * `crypto.randomUUID`, which exists only on secure origins.
 */
export function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
