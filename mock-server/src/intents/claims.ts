import type { IntentRow } from '../store/paymentRows.ts'
import type { Transaction } from '../store/port.ts'

/* The rows of `idempotency` that a payment intent has claimed: an Idempotency-Key, a cart, or both. */

/** Stores the id of the order or e-gift: repeats of the request get it. */
export async function finishClaims(
  tx: Transaction,
  { claimed, orderId }: Pick<IntentRow, 'claimed' | 'orderId'>,
  now: Date,
): Promise<void> {
  for (const id of claimed) {
    const row = await tx.get('idempotency', id)
    if (row === undefined) continue
    const { bodyHash } = row
    tx.put('idempotency', id, { bodyHash, result: orderId, placedAt: now.toISOString() })
  }
}

/** Frees the claimed keys and carts. If there is a reason, their rows keep it for the shopper. */
export async function releaseClaims(
  tx: Transaction,
  claimed: readonly string[],
  reason?: string,
): Promise<void> {
  for (const id of claimed) {
    const row = await tx.get('idempotency', id)
    if (row === undefined) continue
    const { bodyHash, placedAt } = row
    if (reason === undefined) tx.delete('idempotency', id)
    else tx.put('idempotency', id, { bodyHash, placedAt, refused: reason })
  }
}
