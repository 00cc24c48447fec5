import { createHmac, timingSafeEqual } from 'node:crypto'
import { Refusal } from '../../base/Refusal.ts'
import type { Webhook } from '../port.ts'

/** The header of the sandbox's webhooks: `t=<seconds since 1970>,v1=<HMAC-SHA-256 of "t.body", hexadecimal>`. */
export const signatureHeader = 'sandbox-signature'

/** An older signature is refused, so that a recorded webhook is worth nothing later. */
const longestSeconds = 5 * 60

/** The value of the header for a body. `at` is in milliseconds. */
export function signatureOf(body: string, key: Uint8Array, at = Date.now()): string {
  const seconds = Math.floor(at / 1000)
  return `t=${seconds},v1=${hmac(seconds, body, key).toString('hex')}`
}

/** @throws {Refusal} 400 */
export function checkSignature({ header, body }: Webhook, key: Uint8Array): void {
  const [, seconds = '', hex = ''] =
    /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(header(signatureHeader) ?? '') ?? []
  const isSigned =
    hex !== '' && timingSafeEqual(Buffer.from(hex, 'hex'), hmac(Number(seconds), body, key))
  if (!isSigned) throw new Refusal(400, 'This webhook is not signed by the provider.')
  if (Math.abs(Date.now() / 1000 - Number(seconds)) > longestSeconds) {
    throw new Refusal(400, 'The signature of this webhook is too old.')
  }
}

function hmac(seconds: number, body: string, key: Uint8Array): Buffer {
  return createHmac('sha256', key).update(`${seconds}.${body}`).digest()
}
