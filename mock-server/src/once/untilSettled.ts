import { setTimeout as wait } from 'node:timers/promises'
import type { Confirmation } from '../base/Confirmation.ts'
import { Refusal } from '../base/Refusal.ts'
import type { Shop } from '../shop/Shop.ts'

/** How often to check whether the earlier request has finished. */
const pollMs = 50

/** The purchase's id, or how the payer must confirm the payment. */
export type Bought = { readonly id: string } | { readonly confirmation: Confirmation }

/**
 * Tries a payment until it is settled, here or by an earlier request with the same key, or until the payer has to
 * confirm it.
 * @param attempt - returns `running` while the earlier request is in progress
 * @param what - for the refusal, as in "This order is still being placed"
 * @throws {Refusal} 503 if the earlier request takes too long; else as `attempt`
 */
export async function untilSettled(
  { paymentPatienceMs }: Shop,
  what: string,
  attempt: () => Promise<Bought | 'running'>,
): Promise<Bought> {
  const giveUpAt = performance.now() + 2 * paymentPatienceMs
  for (;;) {
    const bought = await attempt()
    if (bought !== 'running') return bought
    if (performance.now() > giveUpAt) {
      throw new Refusal(503, `${what}. Please try again in a minute.`)
    }
    await wait(pollMs)
  }
}
