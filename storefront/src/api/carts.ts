import type { Cart, CountryCode } from '@stemside/rules'
import { cartFromWire } from '@stemside/rules/contract/mappers'
import { ifKnown } from './ApiError.ts'
import { readable, type StoreApi } from './storeApi.ts'

/* The call that reads a stored cart. It has a file of its own, because only a page after a crash needs it. */

export interface StoredCart {
  readonly cart: Cart
  readonly country: CountryCode
  /** The code of the coupon that was in force. */
  readonly couponCode: string | undefined
}

/** The cart that the store has under an id; undefined if it has none. */
export async function getCart({ call }: StoreApi, id: string): Promise<StoredCart | undefined> {
  const answer = await ifKnown(call('getCart', { parameters: { cartId: id } }))
  if (answer === undefined) return undefined
  const { countryCode: country, couponCode } = answer
  return readable(() => ({ cart: cartFromWire(answer), country, couponCode }))
}
