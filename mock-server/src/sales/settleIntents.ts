import type { Logger } from 'pino'
import type { Shop } from '../shop/Shop.ts'
import type { IntentRow } from '../store/collections.ts'
import type { Entry } from '../store/port.ts'
import { giveBack } from '../intents/giveBack.ts'
import { inTime } from '../intents/inTime.ts'
import { leaseUntil, releaseHold } from '../intents/intents.ts'
import { askAgainAt } from '../intents/unconfirmed.ts'
import { settleIntent } from './settleIntent.ts'

const sweepMs = 5000
/** Intents of one sweep; the next sweep takes the rest. */
const batch = 100

/** How many providers' answers a sweep waits for at a time. */
const atATime = 10

/**
 * Settles payments whose lease has expired. If only this process uses the store, those of earlier processes too, whatever
 * their lease. An abandoned payment is refunded if the provider has charged, and its units are released. Of a payment
 * that a payer has to confirm, the provider is asked what became of it. One that cannot be settled now, because its
 * provider fails, is logged, and tried again once the lease that was taken here has expired; the others are settled.
 */
export async function settleIntents(shop: Shop, logger: Logger): Promise<void> {
  const { store, owner } = shop
  const due = await store.find('intents', {
    where: { dueAt: { below: store.isShared ? new Date().toISOString() : endOfTime } },
    order: 'oldest',
    limit: store.isShared ? batch : Infinity,
  })
  const open = due.filter(({ row }) => isDue(row, shop))
  for (let at = 0; at < open.length; at += atATime) {
    await Promise.all(open.slice(at, at + atATime).map(settle))
  }

  async function settle({ id, row }: Entry<IntentRow>): Promise<void> {
    try {
      const state = await takeOver(shop, id)
      if (state === 'unconfirmed') await settleIntent(shop, id)
      else if (state) await giveBack(shop, id, row)
    } catch (err) {
      logger.error({ err, intent: id }, 'a payment could not be settled; it is tried again later')
    }
  }

  /** Takes the lease, and returns the state then. Undefined if another process has it, or the payment is settled. */
  async function takeOver({ clock }: Shop, id: string): Promise<IntentRow['state'] | undefined> {
    return store.tx(async (tx) => {
      const intent = await tx.get('intents', id)
      if (!intent || !isDue(intent, shop)) return undefined
      if (intent.state === 'unconfirmed') {
        tx.put('intents', id, { ...intent, owner, leaseUntil: askAgainAt() })
        return intent.state
      }
      const released = await releaseHold(tx, id, intent, { now: clock.now() })
      tx.put('intents', id, { ...released, state: 'late', owner, leaseUntil: leaseUntil(shop) })
      return 'late'
    })
  }
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
  // A provider that does not answer must not keep the server from starting.
  const first = settleIntents(shop, logger)
  await inTime(first, shop.paymentPatienceMs).catch(() => undefined)
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
