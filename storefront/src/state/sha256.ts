/**
 * The SHA-256 of a text's UTF-8 bytes, in lower-case hex. Browsers have Web Crypto on HTTPS and on localhost
 * only. On plain HTTP the page loads a package instead.
 */
export async function sha256(text: string): Promise<string> {
  const bytes = new TextEncoder().encode(text)
  const digest =
    (await digestByBrowser(bytes)) ?? (await import('@noble/hashes/sha2.js')).sha256(bytes)
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

async function digestByBrowser(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array | undefined> {
  const subtle: SubtleCrypto | undefined = globalThis.crypto.subtle
  if (subtle === undefined) return undefined
  return new Uint8Array(await subtle.digest('SHA-256', bytes))
}
