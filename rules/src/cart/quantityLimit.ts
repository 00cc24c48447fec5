import { nameOf } from '../catalogue/nameOf.ts'
import type { Catalogue, Sku } from '../catalogue/types.ts'
import type { Cart } from '../pricing/types.ts'
import type { Stock } from '../stock.ts'
import { addToCart, quantityOf } from './editCart.ts'
import { maxQuantity } from './normaliseCart.ts'

/** How many units of a sku a shopper may have, and the sentence for who wants more. */
export interface QuantityLimit {
  /** Whole, at least 0. */
  readonly most: number
  readonly message: string
}

/**
 * The limit of a sku: 20 units, or what is in stock where that is less.
 *
 * @param left - units in stock; undefined where there is no limit
 */
export function quantityLimit(left: number | undefined): QuantityLimit {
  return left === undefined || left >= maxQuantity
    ? { most: maxQuantity, message: `At most ${maxQuantity} of one toy.` }
    : { most: left, message: left === 0 ? 'Out of stock.' : `Only ${left} left.` }
}

export interface TypedQuantity {
  /** The new quantity; undefined where the old one stays. */
  readonly quantity?: number
  /** What happened to what was typed; undefined where it counts as it is. */
  readonly message?: string
}

/**
 * What a typed quantity means. More than the limit becomes the limit, with its sentence; anything
 * but a whole number is refused with a sentence, and nothing at all changes nothing.
 *
 * @param least - the smallest number that counts: 0 where a line may be emptied, else 1
 */
export function readTypedQuantity(
  typed: string,
  current: number,
  { most, message }: QuantityLimit,
  least: 0 | 1,
): TypedQuantity {
  const text = typed.trim()
  if (text === '') return {}
  const wanted = Number(text)
  if (!/^\d+$/.test(text) || wanted < least) {
    return { message: `Type a whole number, ${least} to ${most}. It stays at ${current}.` }
  }
  if (wanted <= most) return { quantity: wanted }
  return most < least ? { message } : { quantity: most, message }
}

export interface AddedUnits {
  readonly cart: Cart
  /** What happened: "Orboot Earth added", or how many could not be. */
  readonly message: string
}

/** Adds units of a sku as far as its limit goes, and says what happened. Source: decisions, "Cart limits". */
export function addUpToLimit(
  cart: Cart,
  sku: Sku,
  catalogue: Catalogue,
  quantity: number,
  stock: Stock,
): AddedUnits {
  const name = nameOf(sku, catalogue)
  const gifts = cart.gift === sku ? 1 : 0
  const left = Object.hasOwn(stock, sku) ? stock[sku] : undefined
  const limit = quantityLimit(left === undefined ? undefined : Math.max(0, left - gifts))
  const room = Math.max(0, limit.most - quantityOf(cart, sku))
  const added = Math.min(quantity, room)
  if (added === 0) return { cart, message: `No more ${name} added. ${limit.message}` }
  return {
    cart: addToCart(cart, sku, catalogue, added),
    message:
      added === quantity
        ? `${name} added`
        : `${added} of ${quantity} ${name} added. ${limit.message}`,
  }
}
