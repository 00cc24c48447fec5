import { addUpToLimit } from '../cart/quantityLimit.ts'
import { quantityOf } from '../cart/editCart.ts'
import { nameOf } from '../catalogue/nameOf.ts'
import { gamepadSku } from '../catalogue/products.ts'
import type { Catalogue, Sku } from '../catalogue/types.ts'
import type { Cart, CartLine } from '../pricing/types.ts'
import type { Stock } from '../stock.ts'
import { isDigital } from './journey.ts'

export interface OrderedAgain {
  readonly cart: Cart
  /** Whether the cart has more in it than before. */
  readonly hasAdded: boolean
  /** What is in the cart now, and what is not and why, in whole sentences. */
  readonly message: string
}

/** Writes `a, b and c`. */
const list = new Intl.ListFormat('en-GB')

type Reason = 'digital' | 'not-sold' | 'out-of-stock' | 'limit'

const sentences: Readonly<Record<Reason, (names: string, isOne: boolean) => string>> = {
  digital: (names, isOne) =>
    `${names} ${isOne ? 'is' : 'are'} yours already: an e-storybook needs no second copy.`,
  'not-sold': (names, isOne) => `${names} ${isOne ? 'is' : 'are'} no longer sold here.`,
  'out-of-stock': (names, isOne) => `${names} ${isOne ? 'is' : 'are'} out of stock.`,
  limit: (names) => `No more of ${names} could be added.`,
}

/**
 * Puts the lines of an earlier order into the cart, as far as they are sold and in stock here today, and
 * says what is missing and why. Gamepads come first, so that a kit brings no second one.
 */
export function orderAgain(
  cart: Cart,
  { lines }: { readonly lines: readonly CartLine[] },
  catalogue: Catalogue,
  stock: Stock,
): OrderedAgain {
  const gamepads = lines.filter(({ sku }) => sku === gamepadSku)
  const others = lines.filter(({ sku }) => sku !== gamepadSku)
  let next = cart
  const added: string[] = []
  const missing = new Map<Reason, string[]>()
  for (const { sku, quantity } of [...gamepads, ...others]) {
    const name = nameOf(sku, catalogue)
    const before = quantityOf(next, sku)
    const refusal = reasonAgainst(sku, catalogue, stock)
    if (refusal === undefined) next = addUpToLimit(next, sku, catalogue, quantity, stock).cart
    const units = quantityOf(next, sku) - before
    if (units === quantity) added.push(withCount(name, units))
    else if (units > 0) added.push(`${units} of ${quantity} ${name}`)
    else {
      const reason = refusal ?? 'limit'
      missing.set(reason, [...(missing.get(reason) ?? []), name])
    }
  }
  const told = [...missing].map(([reason, names]) =>
    sentences[reason](list.format(names), names.length === 1),
  )
  const gained = added.length > 0 ? [`Back in your cart: ${list.format(added)}.`] : []
  return { cart: next, hasAdded: added.length > 0, message: [...gained, ...told].join(' ') }
}

function reasonAgainst(sku: Sku, catalogue: Catalogue, stock: Stock): Reason | undefined {
  if (isDigital(sku)) return 'digital'
  if (catalogue.offers.get(sku)?.isSoldHere !== true) return 'not-sold'
  return stock[sku] === 0 ? 'out-of-stock' : undefined
}

function withCount(name: string, units: number): string {
  return units === 1 ? name : `${units} × ${name}`
}
