import { addAllToCart } from '../cart/editCart.ts'
import type { Catalogue, RankedCombo, Sku } from '../catalogue/types.ts'
import type { Minor } from '../money.ts'
import { priceCart } from './priceCart.ts'
import type { Cart, PricingContext } from './types.ts'

export interface ComboHint {
  readonly id: string
  readonly name: string
  /** What to add; each sells here. */
  readonly missing: readonly Sku[]
  /** What forming it takes off the total, after the coupon in force. Positive. */
  readonly saving: Minor
}

/**
 * The combos that this cart has begun and not completed, each with what completing it truly saves: the
 * total of the completed cart with combos, against the same cart had this one not been there. One that
 * would not form, because it is not offered or something in it does not sell here, saves nothing.
 */
export function comboHints(
  cart: Cart,
  catalogue: Catalogue,
  context: PricingContext = {},
): ComboHint[] {
  const hints: ComboHint[] = []
  for (const ranked of catalogue.combos) {
    const { id, name, skus } = ranked.combo
    const missing = missingSkus(cart, skus)
    if (missing.length === 0) continue
    const completed = addAllToCart(cart, missing)
    const { total } = priceCart(completed, catalogue, context).totals
    const apart = priceCart(completed, withoutCombo(catalogue, ranked), context).totals.total
    if (apart > total) hints.push({ id, name, missing, saving: apart - total })
  }
  return hints
}

/** What a begun combo lacks, once for each unit; nothing where it is not begun. */
function missingSkus(cart: Cart, skus: readonly Sku[]): Sku[] {
  const held = new Map(cart.lines.map(({ sku, quantity }) => [sku, quantity]))
  const missing = skus.filter((sku) => {
    const left = held.get(sku) ?? 0
    held.set(sku, left - 1)
    return left < 1
  })
  return missing.length < skus.length ? missing : []
}

function withoutCombo(catalogue: Catalogue, left: RankedCombo): Catalogue {
  const combosBySku = new Map(
    [...catalogue.combosBySku].map(([sku, combos]) => [sku, combos.filter((one) => one !== left)]),
  )
  return { ...catalogue, combosBySku }
}
