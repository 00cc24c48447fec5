import { coupons } from '../fixtures/coupons.ts'
import { combos } from '../src/catalogue/combos.ts'
import { gamepadSku, products, soldSkus } from '../src/catalogue/products.ts'
import type { Sku } from '../src/catalogue/types.ts'
import { countryCodes, type CountryCode } from '../src/countries/countries.ts'
import type { Cart, Coupon } from '../src/pricing/types.ts'

/** One cart of the corpus, with the coupon that it is priced with. */
export interface Case {
  readonly country: CountryCode
  readonly cart: Cart
  readonly coupon: Coupon | undefined
}

/**
 * The carts: each sku alone, with one and three units, kits with their gamepads; every two and three
 * products of combos; one unit of every sku. Each cart is priced in every country, without a coupon and
 * with each coupon.
 */
export function makeCorpus(): Case[] {
  const carts = [...lone(), ...together(), soldSkus.map((sku) => ({ sku, quantity: 1 }))]
  const used = [undefined, ...Object.values(coupons)]
  return countryCodes.flatMap((country) =>
    carts.flatMap((lines) => used.map((coupon) => ({ country, cart: { lines }, coupon }))),
  )
}

function lone(): Cart['lines'][] {
  return soldSkus.flatMap((sku) =>
    [1, 3].map((quantity) => {
      const pads: Cart['lines'] =
        products[sku].kind === 'kit' ? [{ sku: gamepadSku, quantity }] : []
      return pads.concat({ sku, quantity })
    }),
  )
}

function together(): Cart['lines'][] {
  const members = [...new Set(combos.flatMap(({ skus }) => skus))]
  const pairs = members.flatMap((one, index) => members.slice(index).map((two) => [one, two]))
  const triples = pairs.flatMap((pair) => members.map((third) => pair.concat(third)))
  return [...pairs, ...triples].map((skus: Sku[]) => skus.map((sku) => ({ sku, quantity: 1 })))
}
