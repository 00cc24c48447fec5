import { isSoldSku, normaliseCart, type Cart } from '@stemside/rules'
import { Refusal } from '../base/Refusal.ts'

/** The cart normalised. @throws {Refusal} 422 for an unknown sku, which has no price. */
export function checkCart(cart: Cart): Cart {
  const normal = normaliseCart(cart)
  const unknown = normal.lines.find(({ sku }) => !isSoldSku(sku))
  if (unknown) throw new Refusal(422, `There is no product called ${JSON.stringify(unknown.sku)}.`)
  return normal
}
