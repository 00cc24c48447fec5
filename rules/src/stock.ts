import { quantityOf, setQuantity } from './cart/editCart.ts'
import { lowerKits } from './cart/lowerKits.ts'
import { nameOf } from './catalogue/nameOf.ts'
import { gamepadSku } from './catalogue/products.ts'
import type { Catalogue, Sku } from './catalogue/types.ts'
import { dropGift } from './giftChooser.ts'
import type { Cart, PricedCart, Violation } from './pricing/types.ts'

/** Units left of each sku; one without a limit is absent. */
export type Stock = Readonly<Record<Sku, number>>

/** A sku of which a cart holds more units than are in stock. */
export interface Shortage {
  readonly sku: Sku
  readonly left: number
}

/** The skus of which a cart holds more units than are in stock. A gift counts as one unit. */
export function shortagesOf(
  { lines, gifts }: Pick<PricedCart, 'lines' | 'gifts'>,
  stock: Stock,
): readonly Shortage[] {
  const wanted = new Map<Sku, number>()
  for (const { sku, quantity } of [...lines, ...gifts]) {
    wanted.set(sku, (wanted.get(sku) ?? 0) + quantity)
  }
  return [...wanted].flatMap(([sku, quantity]) => {
    const left = Object.hasOwn(stock, sku) ? stock[sku] : undefined
    return left === undefined || left >= quantity ? [] : { sku, left }
  })
}

/** "Only a few left" is shown below this many units. */
const plenty = 6

/** Whether the shop shows that only a few units are left. */
export function isLow(left: number | undefined): boolean {
  return left !== undefined && left > 0 && left < plenty
}

/** How much of a product is left to buy. */
export type Availability = 'in-stock' | 'low' | 'out-of-stock'

export function availabilityOf(sku: Sku, stock: Stock): Availability {
  const left = stock[sku]
  if (left === 0) return 'out-of-stock'
  return isLow(left) ? 'low' : 'in-stock'
}

/** Why a cart cannot be checked out: a violation or a shortage. */
export type Obstacle = { readonly violation: Violation } | { readonly shortage: Shortage }

/**
 * The obstacle that checkout shows first: lines that cannot be bought, then shortages, then the other
 * violations. Gamepads come after the shortages, so that the kits are known to be in stock.
 */
export function firstObstacle(
  cart: Pick<PricedCart, 'lines' | 'gifts' | 'violations'>,
  stock: Stock,
): Obstacle | undefined {
  const { violations } = cart
  const unbuyable = violations.find(({ code }) => code === 'no-price' || code === 'not-sold-here')
  if (unbuyable !== undefined) return { violation: unbuyable }
  const [shortage] = shortagesOf(cart, stock)
  if (shortage !== undefined) return { shortage }
  const [violation] = violations
  return violation && { violation }
}

/** A shortage as a sentence for the shopper: "Tacto Doctor is out of stock." */
export function explainShortage({ sku, left }: Shortage, catalogue: Catalogue): string {
  const name = nameOf(sku, catalogue)
  if (left === 0) return `${name} is out of stock.`
  return left === 1 ? `Only 1 ${name} is left.` : `Only ${left} of ${name} are left.`
}

/**
 * The names of the kits whose quantity is lowered because gamepads are out of stock; empty if there are
 * none. A kit that is not sold without a gamepad cannot be bought alone.
 */
export function kitsThatLeave(cart: Cart, shortage: Shortage, catalogue: Catalogue): string[] {
  const kept = keepWhatIsLeft(cart, shortage, catalogue)
  return cart.lines
    .filter(({ sku, quantity }) => sku !== shortage.sku && quantityOf(kept, sku) < quantity)
    .map(({ sku }) => nameOf(sku, catalogue))
}

/**
 * Lowers a sku to the units in stock. If it is also the free gift, the gift is removed first. If it
 * is the gamepad, kits that need one are lowered too: otherwise checkout would ask for gamepads again.
 */
export function keepWhatIsLeft(cart: Cart, { sku, left }: Shortage, catalogue: Catalogue): Cart {
  const own = cart.gift === sku ? dropGift(cart) : cart
  const fitting = sku === gamepadSku ? lowerKits(own, catalogue, left) : own
  return setQuantity(fitting, sku, Math.min(quantityOf(fitting, sku), left), catalogue)
}
