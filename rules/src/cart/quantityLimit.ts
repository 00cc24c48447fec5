import { gamepadSku } from '../catalogue/products.ts'
import { nameOf } from '../catalogue/nameOf.ts'
import type { Catalogue, Sku } from '../catalogue/types.ts'
import type { Cart } from '../pricing/types.ts'
import type { Stock } from '../stock.ts'
import { westernDigits } from '../westernDigits.ts'
import { addAllToCart, addToCart, quantityOf } from './editCart.ts'
import { maxQuantity } from './maxQuantity.ts'

/** How many units of a sku a shopper may have, and the sentence shown to a shopper who asks for more. */
export interface QuantityLimit {
  /** Whole, at least 0. */
  readonly most: number
  readonly message: string
}

/**
 * The limit of a sku: 20 units, or what is in stock if that is less.
 *
 * @param left - units in stock; undefined if there is no limit
 * @param inSets - units of the sku in the cart's combos, which count towards the limit
 */
export function quantityLimit(left: number | undefined, inSets = 0): QuantityLimit {
  if (left === 0) return { most: 0, message: 'Out of stock.' }
  const all = Math.min(left ?? maxQuantity, maxQuantity)
  const limit = all === maxQuantity ? `At most ${maxQuantity} of one toy` : `Only ${all} left`
  const sets = inSets > 0 ? `, ${inSets} of them in sets` : ''
  return { most: Math.max(0, all - inSets), message: `${limit}${sets}.` }
}

export interface TypedQuantity {
  /** The new quantity; undefined if the quantity does not change. */
  readonly quantity?: number
  /** Why the quantity differs from the typed one; undefined if it does not. */
  readonly message?: string
}

/**
 * Reads a typed quantity. A number above the limit becomes the limit, with its sentence. A text that is no
 * whole number is refused with a sentence. An empty text changes nothing.
 *
 * @param least - the smallest number that is accepted: 0 if a line may be emptied, else 1
 */
export function readTypedQuantity(
  typed: string,
  current: number,
  { most, message }: QuantityLimit,
  least: 0 | 1,
): TypedQuantity {
  const text = westernDigits(typed).trim()
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
  /** The result in words: "Orboot Earth added", or how many units could not be added. */
  readonly message: string
}

/**
 * Adds units of a sku as far as its limit allows, and says what happened. Source: §4.55.
 */
export function addUpToLimit(
  cart: Cart,
  sku: Sku,
  catalogue: Catalogue,
  quantity: number,
  stock: Stock,
): AddedUnits {
  const name = nameOf(sku, catalogue)
  const { limit, room } = roomFor(sku, cart, stock)
  const added = Math.min(quantity, room)
  if (added === 0) return { cart, message: `No more ${name} added. ${limit.message}` }
  const next = addToCart(cart, sku, catalogue, added)
  const gamepads =
    sku === gamepadSku ? 0 : quantityOf(next, gamepadSku) - quantityOf(cart, gamepadSku)
  const result = `added${withGamepads(gamepads)}`
  return {
    cart: next,
    message:
      added === quantity
        ? `${name} ${result}`
        : `${added} of ${quantity} ${name} ${result}. ${limit.message}`,
  }
}

function withGamepads(count: number): string {
  if (count === 0) return ''
  return count === 1 ? ' with a gamepad' : ` with ${count} gamepads`
}

export interface AddedSkus extends AddedUnits {
  /** Whether every sku was added. */
  readonly isWhole: boolean
}

/**
 * Adds one of each sku as far as their limits allow, and says what happened: "Engineer Pack added", or
 * which sku could not be added and why. A gamepad is added only if the skus name it.
 *
 * @param skus - each at most once
 * @param name - the name of the skus together, such as the combo's; for a single sku its own name
 */
export function addEachUpToLimit(
  cart: Cart,
  skus: readonly Sku[],
  name: string,
  catalogue: Catalogue,
  stock: Stock,
): AddedSkus {
  const added: Sku[] = []
  const refused = new Map<string, Sku[]>()
  for (const sku of skus) {
    const { limit, room } = roomFor(sku, cart, stock)
    if (room > 0) added.push(sku)
    else refused.set(limit.message, [...(refused.get(limit.message) ?? []), sku])
  }
  const namesOf = (listed: readonly Sku[]) =>
    listed.map((sku) => nameOf(sku, catalogue)).join(' and ')
  const isWhole = refused.size === 0
  if (isWhole) return { cart: addAllToCart(cart, added), message: `${name} added`, isWhole }
  const sentences = [
    ...(added.length > 0 ? [`${namesOf(added)} added.`] : []),
    ...[...refused].map(([limit, listed]) => `No more ${namesOf(listed)} added. ${limit}`),
  ]
  return { cart: addAllToCart(cart, added), message: sentences.join(' '), isWhole }
}

/** How many more units of a sku the cart can take; a free gift of the same toy takes one of those left. */
function roomFor(sku: Sku, cart: Cart, stock: Stock) {
  const gifts = cart.gift === sku ? 1 : 0
  const left = Object.hasOwn(stock, sku) ? stock[sku] : undefined
  const limit = quantityLimit(left === undefined ? undefined : Math.max(0, left - gifts))
  return { limit, room: Math.max(0, limit.most - quantityOf(cart, sku)) }
}
