/** Turns a text into the SHA-256 of its UTF-8 bytes, in lower-case hex. */
export type Hash = (text: string) => Promise<string>

/** The part of Web Crypto that hashing needs. It is missing outside a secure context. */
export interface DigestSource {
  digest(algorithm: 'SHA-256', data: Uint8Array<ArrayBuffer>): Promise<ArrayBuffer>
}

/** SHA-256 by Web Crypto, or without it by the code below. */
export function hashWith(subtle: DigestSource | undefined): Hash {
  if (!subtle) return (text) => Promise.resolve(sha256(text))
  return async (text) => toHex(new Uint8Array(await subtle.digest('SHA-256', utf8(text))))
}

/** SHA-256 of a text's UTF-8 bytes, in lower-case hex (FIPS 180-4), without Web Crypto. */
export function sha256(text: string): string {
  const message = padded(utf8(text))
  const { state, constants } = startValues()
  const words = wordsOf(64)
  for (let block = 0; block < message.byteLength; block += 64) {
    for (let t = 0; t < 16; t++) words.setUint32(4 * t, message.getUint32(block + 4 * t))
    expand(words)
    compress(state, words, constants)
  }
  return toHex(new Uint8Array(state.buffer))
}

function expand(words: DataView): void {
  for (let t = 16; t < 64; t++) {
    const a = words.getUint32(4 * (t - 15))
    const b = words.getUint32(4 * (t - 2))
    const small0 = rotate(a, 7) ^ rotate(a, 18) ^ (a >>> 3)
    const small1 = rotate(b, 17) ^ rotate(b, 19) ^ (b >>> 10)
    const sum = words.getUint32(4 * (t - 16)) + small0 + words.getUint32(4 * (t - 7)) + small1
    words.setUint32(4 * t, sum)
  }
}

function compress(state: DataView, words: DataView, constants: DataView): void {
  const before = Array.from({ length: 8 }, (_, index) => state.getUint32(4 * index))
  for (let t = 0; t < 64; t++) {
    const [a, e, h] = [state.getUint32(0), state.getUint32(16), state.getUint32(28)]
    const [b, c] = [state.getUint32(4), state.getUint32(8)]
    const chosen = (e & state.getUint32(20)) ^ (~e & state.getUint32(24))
    const big1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)
    const first = h + big1 + chosen + constants.getUint32(4 * t) + words.getUint32(4 * t)
    const majority = (a & b) ^ (a & c) ^ (b & c)
    const big0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)
    for (let index = 7; index > 0; index--) {
      state.setUint32(4 * index, state.getUint32(4 * (index - 1)))
    }
    state.setUint32(16, state.getUint32(16) + first)
    state.setUint32(0, first + big0 + majority)
  }
  for (const [index, word] of before.entries()) {
    state.setUint32(4 * index, state.getUint32(4 * index) + word)
  }
}

function rotate(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by))
}

/**
 * The first 32 bits of the fractions of the first primes' square and cube roots. `setUint32` drops the other
 * bits.
 */
function startValues(): { state: DataView<ArrayBuffer>; constants: DataView } {
  const [state, constants] = [wordsOf(8), wordsOf(64)]
  const primes: number[] = []
  for (let n = 2; primes.length < 64; n++) if (primes.every((p) => n % p !== 0)) primes.push(n)
  for (const [index, prime] of primes.entries()) {
    if (index < 8) state.setUint32(4 * index, Math.sqrt(prime) * 2 ** 32)
    constants.setUint32(4 * index, Math.cbrt(prime) * 2 ** 32)
  }
  return { state, constants }
}

/** Big-endian 32-bit words. Values are stored modulo 2³², as the standard's addition asks. */
function wordsOf(count: number): DataView<ArrayBuffer> {
  return new DataView(new ArrayBuffer(4 * count))
}

function padded(bytes: Uint8Array): DataView {
  const whole = new Uint8Array(Math.ceil((bytes.length + 9) / 64) * 64)
  whole.set(bytes)
  whole[bytes.length] = 0x80
  const message = new DataView(whole.buffer)
  message.setUint32(whole.length - 4, bytes.length * 8)
  return message
}

/** As in TextEncoder, half of a surrogate pair becomes the replacement character. */
function utf8(text: string): Uint8Array<ArrayBuffer> {
  const escaped = encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd'))
  const parts = escaped.match(/%..|./g) ?? []
  return Uint8Array.from(parts, (part) =>
    part.length === 3 ? parseInt(part.slice(1), 16) : part.charCodeAt(0),
  )
}

function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
