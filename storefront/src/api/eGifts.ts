import type { GiftCard } from '@stemside/rules'
import type { BodyOf } from '@stemside/rules/contract'
import { moneyFromWire } from '@stemside/rules/contract/mappers'
import { ifKnown } from './ApiError.ts'
import {
  askedSaleFrom,
  cancelPayment,
  confirmationFrom,
  paymentPatience,
  type AskedSale,
  type Sold,
} from './payments.ts'
import { readable, type StoreApi } from './storeApi.ts'

/* The calls of e-gifts. They have a file of their own, because only /gift and checkout need them. */

/** An e-gift as it is sent to the store. */
export type EGift = BodyOf<'buyEGift'>

/** Buys an e-gift. The same key twice buys one gift, or returns the same confirmation. */
export async function buyEGift(
  { call }: StoreApi,
  gift: EGift,
  idempotencyKey: string,
): Promise<Sold<undefined>> {
  const { confirm } = await call('buyEGift', {
    json: gift,
    headers: { 'idempotency-key': idempotencyKey },
    patience: paymentPatience,
  })
  return confirm ? { confirmation: confirmationFrom(confirm) } : { made: undefined }
}

/** What became of the gift with a key. */
export async function askForEGift({ call }: StoreApi, key: string): Promise<AskedSale<undefined>> {
  return askedSaleFrom(await call('askEGift', { parameters: { key } }), nothingMore)
}

/** Ends the payment of a gift that the payer has not confirmed. */
export async function cancelEGift(api: StoreApi, key: string): Promise<AskedSale<undefined>> {
  return askedSaleFrom(await cancelPayment(api, 'cancelEGiftPayment', key), nothingMore)
}

/** The store tells nothing of a bought gift. */
function nothingMore(): undefined {}

/** What is left on the gift card of a code; undefined if the store does not know the code. */
export async function getGiftCard({ call }: StoreApi, code: string): Promise<GiftCard | undefined> {
  const answer = await ifKnown(call('getGiftBalance', { query: { code } }))
  if (answer === undefined) return undefined
  const { balance, countryCode } = answer
  return readable(() => ({
    country: countryCode,
    balance: moneyFromWire(balance, countryCode, 'balance'),
  }))
}
