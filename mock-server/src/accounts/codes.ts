import { createHmac, randomInt, timingSafeEqual } from 'node:crypto'
import type { CodePurpose } from '../store/collections.ts'
import type { Transaction } from '../store/port.ts'
import { codeLifeMinutes } from './codeLife.ts'
import type { Keys } from './serverSecret.ts'

const codeLifeMs = codeLifeMinutes * 60_000
/** A code cannot be used any more after this many wrong tries. */
const mostTries = 5

/** Makes a new four-digit code, which replaces the previous one. `id` is the e-mail address in lower case. */
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
  /** A code that was sent for another purpose counts as wrong. */
  readonly purposes: readonly CodePurpose[]
  readonly now: Date
}

/**
 * Compares a code, and deletes it if it is right. The same transaction counts the try, so that parallel
 * guesses cannot exceed `mostTries`. A caller must not throw inside this transaction: a rollback would
 * undo the count.
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
