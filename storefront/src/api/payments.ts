import type { ResponseOf, WireAskedSale, WireConfirmation } from '@stemside/rules/contract'
import { paymentCalls } from '@stemside/rules/contract/paymentCalls'
import { storeOrigin } from './backEnds.ts'
import { askIn, unreadable, type StoreApi } from './storeApi.ts'

/* Reads the store's answers about payments, and ends payments (§2.98). Only checkout and /gift load this file. */

/** Timeout of a payment in milliseconds. It is longer than that of other calls, because a provider may answer late. */
export const paymentPatience = 30_000

/** How the payer confirms a payment. `page` is an address that the browser can open. */
export type Confirmation = WireConfirmation

/** The answer to a payment: the purchase, or how the payer must confirm the payment. */
export type Sold<Made> = { readonly made: Made } | { readonly confirmation: Confirmation }

/** What became of a payment. `made` is what the store tells of a purchase that is done. */
export type AskedSale<Made> =
  | { readonly state: 'none' | 'running' }
  | { readonly state: 'unconfirmed'; readonly confirmation: Confirmation }
  | { readonly state: 'refused'; readonly reason: string }
  | { readonly state: 'placed'; readonly made: Made }

/** Resolves a path against the store's origin, if the store has another origin than the shop's pages. */
export function confirmationFrom(
  { page, ...rest }: WireConfirmation,
  origin = storeOrigin,
): Confirmation {
  if (page === undefined) return rest
  return { ...rest, page: origin === undefined ? page : new URL(page, origin).href }
}

/** @param madeOf - reads what the store tells of a purchase that is done */
export function askedSaleFrom<Made>(
  answer: WireAskedSale,
  madeOf: (answer: WireAskedSale) => Made,
): AskedSale<Made> {
  const { state, confirm, reason = '' } = answer
  switch (state) {
    case 'placed':
      return { state, made: madeOf(answer) }
    case 'refused':
      return { state, reason }
    case 'unconfirmed':
      if (confirm === undefined) throw unreadable()
      return { state, confirmation: confirmationFrom(confirm) }
    default:
      return { state }
  }
}

/** Ends a payment that the payer has not confirmed, and tells what became of it. */
export function cancelPayment<N extends keyof typeof paymentCalls>(
  api: StoreApi,
  name: N,
  key: string,
): Promise<ResponseOf<N>> {
  return askIn(api, paymentCalls, name, { parameters: { key } })
}
