import { quantityOf, setQuantity } from './cart/editCart.ts'
import { nameOf } from './catalogue/nameOf.ts'
import type { Catalogue, Sku } from './catalogue/types.ts'
import { dropGift } from './giftChooser.ts'
import type { Cart, PricedCart } from './pricing/types.ts'

/** Units left of each sku; one without a limit is absent. */
export type Stock = Readonly<Record<Sku, number>>

/** A sku of which a cart wants more than there is. */
export interface Shortage {
  readonly sku: Sku
  readonly left: number
}

/** What a cart wants too many of, gifts counted with the lines. */
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

/** One sentence for the shopper: "Tacto Doctor is out of stock." */
export function explainShortage({ sku, left }: Shortage, catalogue: Catalogue): string {
  const name = nameOf(sku, catalogue)
  return left === 0 ? `${name} is out of stock.` : `Only ${left} of ${name} are left.`
}

/** The cart with as many of a sku as there are; where it is the free gift, that makes way first. */
export function keepWhatIsLeft(cart: Cart, { sku, left }: Shortage, catalogue: Catalogue): Cart {
  const own = cart.gift === sku ? dropGift(cart) : cart
  return setQuantity(own, sku, Math.min(quantityOf(own, sku), left), catalogue)
}
