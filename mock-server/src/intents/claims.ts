import { onceId, type Once } from '../once/once.ts'
import type { IdempotencyRow, IntentRow } from '../store/collections.ts'
import type { Transaction } from '../store/port.ts'

/* The rows of `idempotency` that a payment intent has claimed: an Idempotency-Key, a cart, or both. */

/** Their repeats get what was bought. */
export async function finishClaims(
  tx: Transaction,
  intentId: string,
  { claimed, orderId }: Pick<IntentRow, 'claimed' | 'orderId'>,
  now: Date,
): Promise<void> {
  for (const id of claimed) {
    const row = await readClaim(tx, id, intentId)
    if (row === undefined) continue
    const { bodyHash } = row
    tx.put('idempotency', id, { bodyHash, result: orderId, placedAt: now.toISOString() })
  }
}

/** They are free again. With a reason, a key tells the shopper why. */
export async function releaseClaims(
  tx: Transaction,
  intentId: string,
  claimed: readonly string[],
  reason?: string,
): Promise<void> {
  for (const id of claimed) {
    const row = await readClaim(tx, id, intentId)
    if (row === undefined) continue
    const { bodyHash, placedAt } = row
    if (reason === undefined) tx.delete('idempotency', id)
    else tx.put('idempotency', id, { bodyHash, placedAt, refused: reason })
  }
}

/** The row if the intent still has it: another payment of the same cart may have claimed it since. */
async function readClaim(
  tx: Transaction,
  id: string,
  intentId: string,
): Promise<IdempotencyRow | undefined> {
  const row = await tx.get('idempotency', id)
  const isOpen = row !== undefined && row.result === undefined && row.refused === undefined
  // Rows of earlier versions name no intent.
  return isOpen && (row.intent ?? intentId) === intentId ? row : undefined
}

/**
 * Lets a key share the intent of another one, for a second tab with the same cart. Returns false if the payer does not
 * have to confirm the intent: then its order is there in a moment.
 */
export async function joinClaim(
  tx: Transaction,
  { kind, key, bodyHash }: Once,
  intentId: string | undefined,
  now: Date,
): Promise<boolean> {
  const intent = intentId === undefined ? undefined : await tx.get('intents', intentId)
  if (intentId === undefined || intent?.state !== 'unconfirmed') return false
  const id = onceId({ kind, key })
  tx.put('idempotency', id, { bodyHash, placedAt: now.toISOString(), intent: intentId })
  tx.put('intents', intentId, { ...intent, claimed: [...intent.claimed, id] })
  return true
}
