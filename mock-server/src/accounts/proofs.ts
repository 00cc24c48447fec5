import { randomUUID } from 'node:crypto'
import type { Transaction } from '../store/port.ts'
import type { Keys } from '../secrets/serverSecret.ts'
import { readToken, signToken, type TokenUse } from '../secrets/tokens.ts'

/** Leaves time to fill in the next form. */
const proofLifeMinutes = 15

export interface Proof {
  readonly id: string
  /** The email that was proved, in lower case. */
  readonly email: string
}

/** Stores that a code has verified an email address. `signProof` turns the proof into a token. */
export function putProof(tx: Transaction, email: string, now: Date): Proof {
  const id = randomUUID()
  const expiresAt = new Date(now.getTime() + proofLifeMinutes * 60_000).toISOString()
  tx.put('proofs', id, { email, expiresAt })
  return { id, email }
}

export function signProof(keys: Keys, use: TokenUse, proof: Proof, now: Date): Promise<string> {
  const claims = { sub: proof.email, jti: proof.id }
  return signToken(keys, use, claims, { now, lifeMinutes: proofLifeMinutes })
}

/** The proof of a token, if its signature is valid and it is for this email. `useProof` checks that it was not used before. */
export async function readProof(
  keys: Keys,
  use: TokenUse,
  { token, email, now }: { token: string | undefined; email: string; now: Date },
): Promise<Proof | undefined> {
  const claims = await readToken(keys, use, token, now)
  return claims?.jti !== undefined && claims.sub === email ? { id: claims.jti, email } : undefined
}

/** Deletes a proof. Returns false if it was used before. */
export async function useProof(tx: Transaction, { id }: Proof): Promise<boolean> {
  if (!(await tx.get('proofs', id))) return false
  tx.delete('proofs', id)
  return true
}

/** Deletes all proofs of an email address, those of log-ins with a code included. */
export async function deleteProofsOf(tx: Transaction, email: string): Promise<void> {
  const proofs = await tx.find('proofs', { order: 'oldest', limit: Infinity })
  for (const { id, row } of proofs) if (row.email === email) tx.delete('proofs', id)
}
