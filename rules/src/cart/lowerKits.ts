import type { Catalogue } from '../catalogue/types.ts'
import { countGamepads } from '../gamepads.ts'
import type { Cart } from '../pricing/types.ts'
import { replaceQuantity } from './editCart.ts'

/** Removes kits from the end of the cart until at most `most` of them need a gamepad. Exempt kits stay. */
export function lowerKits(cart: Cart, catalogue: Catalogue, most: number): Cart {
  let surplus = countGamepads(cart, catalogue).least - most
  let kept = cart
  for (const { sku, quantity } of cart.lines.toReversed()) {
    if (surplus <= 0) break
    if (!catalogue.offers.get(sku)?.wantsGamepad) continue
    const lowered = Math.min(quantity, surplus)
    kept = replaceQuantity(kept, sku, quantity - lowered)
    surplus -= lowered
  }
  return kept
}
