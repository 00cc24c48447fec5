import { createHash, randomBytes } from 'node:crypto'
import type { Request, Response } from 'express'
import { hashOfCode, isCode } from '../accounts/codes.ts'
import type { Keys } from '../secrets/serverSecret.ts'
import type { Shop } from '../shop/Shop.ts'
import type { Transaction } from '../store/port.ts'
import type { AuthCookies } from './cookies.ts'

/*
 * A log-in with a one-time code makes two requests with the same code. /user/email_otp_login checks the
 * code and deletes it. Then the auth client posts the code to callback/credentials, which starts the
 * session. So the first request stores a proof and sets a cookie, and the second one redeems the proof:
 * once, within 60 seconds, from the browser with this cookie.
 */

const lifeMs = 60_000

export interface ProvenCode {
  readonly id: string
  readonly code: string
}

/** Stores the proof, in the transaction that deleted the code. Returns the value of the cookie. */
export function putProvenCode(
  tx: Transaction,
  keys: Keys,
  { id, code }: ProvenCode,
  now: Date,
): string {
  const client = randomBytes(32).toString('base64url')
  tx.put('proofs', rowOf(client), {
    email: id,
    codeHash: hashOfCode(keys, id, code),
    expiresAt: new Date(now.getTime() + lifeMs).toISOString(),
  })
  return client
}

export function setProvenCodeCookie(
  response: Response,
  cookies: AuthCookies,
  client: string,
): void {
  cookies.set(response, 'proven-code', client, { maxAgeMs: lifeMs })
}

/** Deletes the proof. Returns true if it is for this code and has not expired. */
export async function takeProvenCode(
  { store, clock }: Shop,
  keys: Keys,
  { id, code }: ProvenCode,
  { request, response, cookies }: { request: Request; response: Response; cookies: AuthCookies },
): Promise<boolean> {
  const client = cookies.read(request, 'proven-code')
  if (client === undefined) return false
  cookies.clear(response, 'proven-code')
  const row = await store.tx(async (tx) => {
    const found = await tx.get('proofs', rowOf(client))
    if (found) tx.delete('proofs', rowOf(client))
    return found
  })
  if (row?.codeHash === undefined || row.email !== id) return false
  return row.expiresAt > clock.now().toISOString() && isCode(keys, row.codeHash, id, code)
}

function rowOf(client: string): string {
  return createHash('sha256').update(client).digest('hex')
}
