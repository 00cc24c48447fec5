import { readToken, signToken } from '../secrets/tokens.ts'
import type { Shop } from '../shop/Shop.ts'

/** How long the key in a mail opens its order (specification §4.76). */
const lifeMinutes = 90 * 24 * 60

/** The key that opens this order, and no other one. */
export function signOrderKey(
  { tokenKey }: Pick<Shop, 'tokenKey'>,
  orderId: string,
  now: Date,
): Promise<string> {
  return signToken(tokenKey, 'order', { sub: orderId }, { now, lifeMinutes })
}

/** The id of the order that a key opens; undefined if the key is forged or has expired. */
export async function readOrderKey(
  { tokenKey, clock }: Pick<Shop, 'tokenKey' | 'clock'>,
  key: string | undefined,
): Promise<string | undefined> {
  return (await readToken(tokenKey, 'order', key, clock.now()))?.sub
}
