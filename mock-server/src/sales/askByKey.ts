import type { Confirmation } from '../base/Confirmation.ts'
import { confirmationOf } from '../intents/intents.ts'
import { nothingCharged } from '../intents/nothingCharged.ts'
import { endUnconfirmed } from '../intents/unconfirmed.ts'
import { readKey, readRefusal } from '../once/once.ts'
import type { Shop } from '../shop/Shop.ts'
import { settleIntent } from './settleIntent.ts'

/** What is paid. */
export type SaleKind = 'order' | 'gift'

/** What became of a request that is paid. */
export type AskedSale =
  | { readonly state: 'none' | 'running' }
  | { readonly state: 'unconfirmed'; readonly confirmation: Confirmation }
  | { readonly state: 'refused'; readonly reason: string }
  | { readonly state: 'placed'; readonly id: string }

/** What became of the request with a key. Asks the provider if the payer has to confirm it. */
export async function askByKey(shop: Shop, kind: SaleKind, key: string): Promise<AskedSale> {
  const { store } = shop
  const first = await readKey(store, kind, key)
  if (first.state === 'running' && first.intent !== undefined) {
    // If the provider fails, the shopper waits on. The sweeper logs it.
    await settleIntent(shop, first.intent).catch(() => undefined)
  }
  const asked = await readKey(store, kind, key)
  if (asked.state === 'placed') return { state: 'placed', id: asked.result }
  if (asked.state === 'running') {
    const confirmation = await confirmationOf(store, asked.intent)
    return confirmation ? { state: 'unconfirmed', confirmation } : { state: 'running' }
  }
  const reason = await readRefusal(store, kind, key)
  return reason === undefined ? { state: 'none' } : { state: 'refused', reason }
}

/** Ends the payment of a key if the payer has not confirmed it. Returns what became of it. */
export async function cancelByKey(shop: Shop, kind: SaleKind, key: string): Promise<AskedSale> {
  const asked = await readKey(shop.store, kind, key)
  if (asked.state === 'running' && asked.intent !== undefined) {
    await endUnconfirmed(shop, asked.intent, `The payment was cancelled. ${nothingCharged[kind]}`)
  }
  return askByKey(shop, kind, key)
}
