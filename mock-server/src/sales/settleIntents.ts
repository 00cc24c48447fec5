import type { Logger } from 'pino'
import { endOfTime } from '../base/endOfTime.ts'
import type { Shop } from '../shop/Shop.ts'
import type { IntentRow } from '../store/paymentRows.ts'
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
 * Settles intents whose lease has expired. If only this process uses the store, it settles all intents of earlier
 * processes too. If an intent is unconfirmed, it asks the provider. Otherwise it releases the units, and the provider
 * gives back what it has charged. If a provider fails, the sweep logs that and settles the other intents; a later sweep
 * retries once the new lease has expired.
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

  /** Takes the lease. Returns the new state; undefined if another process has the lease or settled the intent. */
  async function takeOver({ clock }: Shop, id: string): Promise<IntentRow['state'] | undefined> {
    return store.tx(async (tx) => {
      const intent = await tx.get('intents', id)
      if (!intent || !isDue(intent, shop)) return undefined
      if (intent.state === 'unconfirmed') {
        tx.put('intents', id, { ...intent, owner, leaseUntil: askAgainAt() })
        return intent.state
      }
      const released = await releaseHold(tx, intent, { now: clock.now() })
      tx.put('intents', id, { ...released, state: 'late', owner, leaseUntil: leaseUntil(shop) })
      return 'late'
    })
  }
}

/**
 * Settles intents now and every few seconds. Returns a stop function.
 * If a sweep fails, the next one retries.
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

function isDue({ state, owner, leaseUntil: until }: IntentRow, shop: Shop): boolean {
  if (state === 'refunded') return false
  if (until < new Date().toISOString()) return true
  return !shop.store.isShared && owner !== shop.owner
}
