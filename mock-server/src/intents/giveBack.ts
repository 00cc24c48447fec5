import type { Shop } from '../shop/Shop.ts'
import type { IntentRow } from '../store/collections.ts'

/**
 * Ends a payment at the provider, which gives back what it has charged. Then deletes the intent, or marks it as
 * refunded. An intent of 0 was never sent to the provider.
 */
export async function giveBack(
  { gateways, store }: Shop,
  intentId: string,
  { provider, amount }: Pick<IntentRow, 'provider' | 'amount'>,
): Promise<void> {
  const wasCharged = amount > 0 && (await gateways[provider].cancel(intentId))
  await store.tx(async (tx) => {
    const intent = await tx.get('intents', intentId)
    if (intent?.state !== 'late' && intent?.state !== 'refunded') return
    if (wasCharged) tx.put('intents', intentId, { ...intent, state: 'refunded' })
    else if (intent.state === 'late') tx.delete('intents', intentId)
  })
}
