import type { Shop } from '../shop/Shop.ts'
import type { IntentRow } from '../store/paymentRows.ts'
import { inTime } from './inTime.ts'

/**
 * Ends a payment at the provider, which gives back what it has charged. Then deletes the intent, or marks it as
 * refunded. An intent of 0 was never sent to the provider.
 * @throws if the provider fails, or does not answer in time
 */
export async function giveBack(
  shop: Shop,
  intentId: string,
  intent: Pick<IntentRow, 'provider' | 'amount' | 'reference'>,
): Promise<void> {
  const wasCharged = intent.amount > 0 && (await cancelAtProvider(shop, intentId, intent))
  await shop.store.tx(async (tx) => {
    const row = await tx.get('intents', intentId)
    if (row?.state !== 'late' && row?.state !== 'refunded') return
    if (wasCharged) tx.put('intents', intentId, { ...row, state: 'refunded' })
    else if (row.state === 'late') tx.delete('intents', intentId)
  })
}

/** Returns whether something was given back. */
export function cancelAtProvider(
  { gateways, paymentPatienceMs }: Shop,
  intentId: string,
  { provider, reference }: Pick<IntentRow, 'provider' | 'reference'>,
): Promise<boolean> {
  return inTime(gateways[provider].cancel({ intentId, reference }), paymentPatienceMs)
}
