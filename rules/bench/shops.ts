import { plainCombo } from '../fixtures/combo.ts'
import { compileCatalogue } from '../src/catalogue/compile.ts'
import type { Catalogue, Combo, Price } from '../src/catalogue/types.ts'
import { minor } from '../src/money.ts'
import type { Cart, Coupon } from '../src/pricing/types.ts'

/** One cart and the shop that prices it. */
export interface Scenario {
  readonly name: string
  readonly prices: Readonly<Record<string, Price>>
  readonly combos: readonly Combo[]
  readonly catalogue: Catalogue
  readonly cart: Cart
  readonly coupon: Coupon & { readonly kind: 'percent' }
}

/** How many of a shop's combos its cart can form. The other combos hold none of the cart's products. */
const formable = 4

/**
 * A cart of `lines` lines in a shop of `combos` combos, four of which the cart can form, and a coupon
 * of 15 %. Each price follows from its product's position, so that every run prices the same.
 */
export function makeScenario(lineCount: number, comboCount: number): Scenario {
  const held = Array.from({ length: lineCount }, (_, index) => nameOf('held', index))
  const others = Array.from({ length: 2 * comboCount }, (_, index) => nameOf('other', index))
  const prices = Object.fromEntries(
    [...held, ...others].map((sku, index) => [sku, priceOf(1999 + 7 * (index % 400))]),
  )
  const combos = Array.from({ length: comboCount }, (_, index) => {
    const from = index < formable ? held : others
    const skus = [from[2 * index] ?? '', from[2 * index + 1] ?? '']
    const strike = skus.reduce((sum, sku) => sum + (prices[sku]?.strikePrice ?? 0), 0)
    return comboOf(`combo_${index}`, skus, strike)
  })
  return {
    name: `${lineCount} lines, ${comboCount} combos`,
    prices,
    combos,
    catalogue: compileCatalogue({ priceList: { country: 'US', prices }, combos }),
    cart: { lines: held.map((sku, index) => ({ sku, quantity: 1 + (index % 3) })) },
    coupon: {
      code: 'BENCH15',
      kind: 'percent',
      basisPoints: 1500,
      countries: ['US'],
      minimums: { US: minor(4900) },
      isActive: true,
      skus: [],
    },
  }
}

/** Sorted by sku as carts are kept (§3.2). */
function nameOf(kind: string, index: number): string {
  return `${kind}_${String(index).padStart(4, '0')}`
}

function priceOf(listPrice: number): Price {
  return {
    listPrice: minor(listPrice),
    strikePrice: minor(listPrice + 500),
    soldIn: ['US'],
    singleAllowedIn: [],
  }
}

function comboOf(id: string, skus: string[], strikePrice: number): Combo {
  return plainCombo({
    id,
    skus,
    prices: {
      US: { price: minor(Math.floor((strikePrice * 3) / 4)), strikePrice: minor(strikePrice) },
    },
  })
}
