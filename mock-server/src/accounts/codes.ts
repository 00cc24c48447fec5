import { createHmac, randomInt, timingSafeEqual } from 'node:crypto'
import type { CodePurpose, OneTimeCode } from '../store/accountRows.ts'
import type { Transaction } from '../store/port.ts'
import { codeLifeMinutes } from '../secrets/codeLife.ts'
import type { Keys } from '../secrets/serverSecret.ts'

const codeLifeMs = codeLifeMinutes * 60_000
/** A code cannot be used any more after this many wrong tries. */
const mostTries = 5

/**
 * Makes a new four-digit code. The code before it stays valid: a shopper may ask for a second one, or in another
 * tab, and then type the first mail's code. `id` is the address as `normaliseEmail` writes it.
 */
export async function makeCode(
  tx: Transaction,
  keys: Keys,
  { id, purpose, now }: { readonly id: string; readonly purpose: CodePurpose; readonly now: Date },
): Promise<string> {
  const code = String(randomInt(10_000)).padStart(4, '0')
  const [earlier] = await liveCodes(tx, id, now)
  tx.put('codes', id, {
    purpose,
    hash: hashOfCode(keys, id, code),
    tries: 0,
    expiresAt: new Date(now.getTime() + codeLifeMs).toISOString(),
    ...(earlier && { earlier }),
  })
  return code
}

export interface Guess {
  readonly id: string
  readonly code: string
  /** A code that was sent for another purpose counts as wrong. */
  readonly purposes: readonly CodePurpose[]
  readonly now: Date
}

/**
 * Compares a code with the live ones of an address, and deletes them if it is right. The same transaction counts
 * the try against each of them, so that parallel guesses cannot exceed `mostTries`. A caller must not throw inside
 * this transaction: a rollback would undo the count.
 */
export async function tryCode(
  tx: Transaction,
  keys: Keys,
  { id, code, purposes, now }: Guess,
): Promise<CodePurpose | 'wrong' | 'dead'> {
  const live = await liveCodes(tx, id, now)
  const [newest, earlier] = live.map((one) => ({
    ...one,
    tries: Math.min(one.tries + 1, mostTries),
  }))
  if (!newest) return 'wrong'
  tx.put('codes', id, { ...newest, ...(earlier && { earlier }) })
  const right = live.find(
    ({ tries, hash, purpose }) =>
      tries < mostTries && isCode(keys, hash, id, code) && purposes.includes(purpose),
  )
  if (right) {
    tx.delete('codes', id)
    return right.purpose
  }
  return live.every(({ tries }) => tries + 1 >= mostTries) ? 'dead' : 'wrong'
}

/** The codes of an address that have not expired, the newest first. */
async function liveCodes(tx: Transaction, id: string, now: Date): Promise<readonly OneTimeCode[]> {
  const row = await tx.get('codes', id)
  if (!row) return []
  const { earlier, ...newest } = row
  return [newest, ...(earlier ? [earlier] : [])].filter(
    ({ expiresAt }) => expiresAt > now.toISOString(),
  )
}

export function hashOfCode({ codes }: Keys, id: string, code: string): string {
  return createHmac('sha256', codes).update(`${code} ${id}`).digest('base64')
}

export function isCode(keys: Keys, hash: string, id: string, code: string): boolean {
  return timingSafeEqual(Buffer.from(hashOfCode(keys, id, code)), Buffer.from(hash))
}
