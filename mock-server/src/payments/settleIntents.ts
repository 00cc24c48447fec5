import type { Logger } from 'pino'
import type { Shop } from '../shop/Shop.ts'
import type { IntentRow } from '../store/collections.ts'
import { leaseUntil, releaseHold } from './intents.ts'

const sweepMs = 5000
/** Intents of one sweep; the next sweep takes the rest. */
const batch = 100

/**
 * Settles abandoned payments: refunds them if the provider has charged, and releases their units. A payment
 * is abandoned once its lease has expired. If only this process uses the store, all payments of earlier
 * processes are abandoned, whatever their lease. A payment that cannot be settled now, because its provider
 * fails, is logged; the others are settled. It is tried again once the lease that was taken here has expired.
 */
export async function settleIntents(shop: Shop, logger: Logger): Promise<void> {
  const { store, owner } = shop
  const due = await store.find('intents', {
    where: { dueAt: { below: store.isShared ? new Date().toISOString() : endOfTime } },
    order: 'oldest',
    limit: store.isShared ? batch : Infinity,
  })
  for (const { id, row } of due) {
    if (!isDue(row, shop)) continue
    try {
      if (await takeOver(shop, id)) await giveBack(shop, id, row)
    } catch (err) {
      logger.error({ err, intent: id }, 'a payment could not be settled; it is tried again later')
    }
  }

  /** Takes the lease. Returns false if another process has it, or the payment is settled. */
  async function takeOver({ clock }: Shop, id: string): Promise<boolean> {
    return store.tx(async (tx) => {
      const intent = await tx.get('intents', id)
      if (!intent || !isDue(intent, shop)) return false
      const released = await releaseHold(tx, intent, clock.now())
      tx.put('intents', id, { ...released, state: 'late', owner, leaseUntil: leaseUntil(shop) })
      return true
    })
  }
}

/** Refunds an intent if the provider has charged it; deletes it otherwise. An intent of 0 was never sent to the provider. */
export async function giveBack(
  { gateways, store }: Shop,
  intentId: string,
  { provider, amount }: Pick<IntentRow, 'provider' | 'amount'>,
): Promise<void> {
  const wasCharged = amount > 0 && (await gateways[provider].giveBack(intentId))
  await store.tx(async (tx) => {
    const intent = await tx.get('intents', intentId)
    if (!intent || intent.state === 'pending') return
    if (wasCharged) tx.put('intents', intentId, { ...intent, state: 'refunded' })
    else if (intent.state === 'late') tx.delete('intents', intentId)
  })
}

/**
 * Settles intents now and every few seconds. Returns how to stop.
 * A sweep that fails is repeated by the next one.
 */
export async function startSweeper(
  shop: Shop,
  logger: Logger,
  everyMs = sweepMs,
): Promise<() => void> {
  await settleIntents(shop, logger)
  let sweeping = false
  const timer = setInterval(() => {
    if (sweeping) return
    sweeping = true
    void settleIntents(shop, logger)
      .catch(() => undefined)
      .finally(() => {
        sweeping = false
      })
  }, everyMs).unref()
  return () => clearInterval(timer)
}

/** Sorts after every ISO 8601 time. */
const endOfTime = '~'

function isDue({ state, owner, leaseUntil: until }: IntentRow, shop: Shop): boolean {
  if (state === 'refunded') return false
  if (until < new Date().toISOString()) return true
  return !shop.store.isShared && owner !== shop.owner
}
