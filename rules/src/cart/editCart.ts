import type { Catalogue, Sku } from '../catalogue/types.ts'
import { gamepadSku } from '../catalogue/products.ts'
import { RulesError } from '../errors.ts'
import { countGamepads } from '../gamepads.ts'
import type { Cart } from '../pricing/types.ts'
import { maxQuantity } from './maxQuantity.ts'
import { isQuantity, normaliseCart, sortedCart } from './normaliseCart.ts'
import { unitsOf } from './unitsOf.ts'

/**
 * Adds units of a sku, up to 20 of it. A Plugo kit also adds the gamepads that it needs in this country
 * and that the cart lacks, if gamepads can be bought. Source: §4.49.
 * @throws RulesError if the quantity is not whole or not between 1 and 20.
 */
export function addToCart(cart: Cart, sku: Sku, catalogue: Catalogue, quantity = 1): Cart {
  if (!isQuantity(quantity)) throw notAQuantity()
  const added = raise(normaliseCart(cart), sku, quantity)
  if (!catalogue.offers.get(sku)?.wantsGamepad) return added
  const { least, gamepads, buyable } = countGamepads(added, catalogue)
  const missing = Math.min(quantity, least - gamepads, buyable)
  return missing > 0 ? raise(added, gamepadSku, missing) : added
}

/** Adds one of each sku, as a combo's "Add all" does. Source: §4.48. */
export function addAllToCart(cart: Cart, skus: readonly Sku[]): Cart {
  return skus.reduce((sofar, sku) => raise(sofar, sku, 1), normaliseCart(cart))
}

/**
 * Sets how many of a sku the cart holds; 0 removes its line.
 * @throws RulesError if the quantity is not whole or not between 0 and 20.
 */
export function setQuantity(cart: Cart, sku: Sku, quantity: number, catalogue: Catalogue): Cart {
  if (quantity !== 0 && !isQuantity(quantity)) throw notAQuantity()
  return set(normaliseCart(cart), sku, quantity, catalogue)
}

/**
 * Removes `count` units of a sku, or all of them if `count` is absent. A line without units is removed.
 * @throws RulesError if the count is not whole or not between 1 and 20.
 */
export function removeFromCart(
  cart: Cart,
  sku: Sku,
  catalogue: Catalogue,
  count = maxQuantity,
): Cart {
  if (!isQuantity(count)) throw notAQuantity()
  const lines = normaliseCart(cart)
  return set(lines, sku, Math.max(0, quantityOf(lines, sku) - count), catalogue)
}

/** Removes the units of `count` combos from the lines of their products. Source: §4.50. */
export function removeComboFromCart(
  cart: Cart,
  skus: readonly Sku[],
  catalogue: Catalogue,
  count = 1,
): Cart {
  return skus.reduce((sofar, sku) => removeFromCart(sofar, sku, catalogue, count), cart)
}

/** How many of a sku the cart holds. */
export function quantityOf(cart: Cart, sku: Sku): number {
  return unitsOf(sku, cart.lines)
}

/** Sets a sku's quantity and changes no other line; 0 removes the line. */
export function replaceQuantity(cart: Cart, sku: Sku, quantity: number): Cart {
  const others = cart.lines.filter((line) => line.sku !== sku)
  return sortedCart(quantity > 0 ? [...others, { sku, quantity }] : others, cart.gift)
}

function raise(cart: Cart, sku: Sku, by: number): Cart {
  return replaceQuantity(cart, sku, Math.min(maxQuantity, quantityOf(cart, sku) + by))
}

/** Removing the last kit removes the gamepads. Source: §4.51. */
function set(cart: Cart, sku: Sku, quantity: number, catalogue: Catalogue): Cart {
  const changed = replaceQuantity(cart, sku, quantity)
  const tookKit = countGamepads(cart, catalogue).kits > 0
  const hasKit = countGamepads(changed, catalogue).kits > 0
  return tookKit && !hasKit ? replaceQuantity(changed, gamepadSku, 0) : changed
}

function notAQuantity(): RulesError {
  return new RulesError([{ path: 'quantity', reason: `must be whole, 1 to ${maxQuantity}` }])
}
