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
