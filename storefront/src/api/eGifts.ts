import type { GiftCard } from '@stemside/rules'
import type { BodyOf } from '@stemside/rules/contract'
import { moneyFromWire } from '@stemside/rules/contract/mappers'
import { ifKnown } from './ApiError.ts'
import { openState, type Asked } from './asked.ts'
import { readable, type StoreApi } from './storeApi.ts'

/* The calls of e-gifts. They have a file of their own, because only /gift and checkout need them. */

/** An e-gift as it is sent to the store. */
export type EGift = BodyOf<'buyEGift'>

/** Timeout of a payment in milliseconds, as for orders. */
const paymentPatience = 30_000

/** Buys an e-gift. The same key twice buys one gift. */
export async function buyEGift({ call }: StoreApi, gift: EGift, idempotencyKey: string) {
  await call('buyEGift', {
    json: gift,
    headers: { 'idempotency-key': idempotencyKey },
    patience: paymentPatience,
  })
}

/** Whether a gift was bought under a key. */
export async function askForEGift({ call }: StoreApi, key: string): Promise<Asked> {
  const answer = await call('askEGift', { parameters: { key } })
  return answer.state === 'placed'
    ? { state: 'placed', made: undefined }
    : { state: openState(answer) }
}

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
