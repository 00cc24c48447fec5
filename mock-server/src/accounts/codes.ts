import { createHmac, randomInt, timingSafeEqual } from 'node:crypto'
import type { CodePurpose } from '../store/collections.ts'
import type { Transaction } from '../store/port.ts'
import type { Keys } from './serverSecret.ts'

export const codeLifeMinutes = 10
const codeLifeMs = codeLifeMinutes * 60_000
/** Wrong tries after which a code is dead. */
const mostTries = 5

/** Makes a new code of four digits in place of the one before. `id` is the e-mail in lower case. */
export function makeCode(
  tx: Transaction,
  keys: Keys,
  { id, purpose, now }: { readonly id: string; readonly purpose: CodePurpose; readonly now: Date },
): string {
  const code = String(randomInt(10_000)).padStart(4, '0')
  tx.put('codes', id, {
    purpose,
    hash: hashOfCode(keys, id, code),
    tries: 0,
    expiresAt: new Date(now.getTime() + codeLifeMs).toISOString(),
  })
  return code
}

export interface Guess {
  readonly id: string
  readonly code: string
  /** A code for something else is wrong. */
  readonly purposes: readonly CodePurpose[]
  readonly now: Date
}

/**
 * Tries a code and uses it up if it is right. Every try is counted, by the transaction in which it is
 * compared: guesses that arrive together cannot be more than `mostTries`. A caller must not throw in
 * this transaction, because that would take the count back.
 */
export async function tryCode(
  tx: Transaction,
  keys: Keys,
  { id, code, purposes, now }: Guess,
): Promise<CodePurpose | 'wrong' | 'dead'> {
  const row = await tx.get('codes', id)
  if (!row || row.expiresAt <= now.toISOString()) return 'wrong'
  if (row.tries >= mostTries) return 'dead'
  const tries = row.tries + 1
  tx.put('codes', id, { ...row, tries })
  if (!isCode(keys, row.hash, id, code) || !purposes.includes(row.purpose))
    return tries === mostTries ? 'dead' : 'wrong'
  tx.delete('codes', id)
  return row.purpose
}

export function hashOfCode({ codes }: Keys, id: string, code: string): string {
  return createHmac('sha256', codes).update(`${code} ${id}`).digest('base64')
}

export function isCode(keys: Keys, hash: string, id: string, code: string): boolean {
  return timingSafeEqual(Buffer.from(hashOfCode(keys, id, code)), Buffer.from(hash))
}
