import { createHash, randomBytes } from 'node:crypto'
import type { Request, Response } from 'express'
import { hashOfCode, isCode } from '../accounts/codes.ts'
import type { Keys } from '../accounts/serverSecret.ts'
import type { Shop } from '../shop/Shop.ts'
import type { Transaction } from '../store/port.ts'
import type { AuthCookies } from './cookies.ts'

/*
 * /user/email_otp_login uses a code up, and the auth client then sends the same code once more to
 * start a session. It is accepted once, for 60 seconds, from the browser that has this cookie.
 */

const lifeMs = 60_000

export interface ProvenCode {
  readonly id: string
  readonly code: string
}

/** Notes a proven code, in the transaction that has used it up. Returns the value of its cookie. */
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

export function giveToClient(response: Response, cookies: AuthCookies, client: string): void {
  cookies.set(response, 'proven-code', client, lifeMs)
}

/** Uses the note up; true where it is about this code, and in time. */
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
