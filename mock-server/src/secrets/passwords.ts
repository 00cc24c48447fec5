import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import pLimit from 'p-limit'
import { Refusal } from '../base/Refusal.ts'
import type { PasswordHash } from '../store/accountRows.ts'

const derive = promisify<string, Buffer, number, Cost, Buffer>(scrypt)

export type Cost = Pick<PasswordHash, 'N' | 'r' | 'p'>

/** About 0.2 seconds and 16 MB for each password. Source: OWASP Password Storage Cheat Sheet. */
export const usualCost: Cost = { N: 2 ** 14, r: 8, p: 5 }
const hashBytes = 32

/** The thread pool of Node.js has four threads, which file reads need as well. */
const queue = pLimit(2)
/** A queue of this length takes about ten seconds. */
const mostWaiting = 100

export interface Passwords {
  readonly hash: (password: string) => Promise<PasswordHash>
  /**
   * Whether the password is the one that was hashed. Without a hash, the same work is done: the time of
   * the answer does not tell which email addresses have an account.
   */
  readonly isRight: (password: string, known: PasswordHash | undefined) => Promise<boolean>
}

/** Hashes with this much work, and compares with as much as the hash was made with. */
export function createPasswords(cost: Cost): Passwords {
  // No password gives a hash of zeros.
  const decoy: PasswordHash = {
    salt: randomBytes(16).toString('base64'),
    hash: Buffer.alloc(hashBytes).toString('base64'),
    ...cost,
  }
  return {
    async hash(password) {
      const salt = randomBytes(16)
      const hash = await work(password, salt, cost)
      return { salt: salt.toString('base64'), hash: hash.toString('base64'), ...cost }
    },
    async isRight(password, known) {
      const { salt, hash, N, r, p } = known ?? decoy
      const derived = await work(password, Buffer.from(salt, 'base64'), { N, r, p })
      return timingSafeEqual(derived, Buffer.from(hash, 'base64')) && known !== undefined
    },
  }
}

/** @throws {Refusal} 503 if too many wait already. */
async function work(password: string, salt: Buffer, how: Cost): Promise<Buffer> {
  if (queue.pendingCount >= mostWaiting) {
    throw new Refusal(503, 'Many people are signing in right now. Please try again in a minute.')
  }
  // The same characters may be typed as different code points, depending on the keyboard.
  return queue(() => derive(password.normalize('NFKC'), salt, hashBytes, how))
}
