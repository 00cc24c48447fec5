import { addAllToCart } from '../cart/editCart.ts'
import { gamepadSku } from '../catalogue/products.ts'
import type { Catalogue, RankedCombo, Sku } from '../catalogue/types.ts'
import { countGamepads } from '../gamepads.ts'
import { isGiftChoice } from '../gifts.ts'
import { minus, type MinorUnits } from '../money.ts'
import { comboSaving } from '../catalogue/comboSaving.ts'
import { priceCart } from './priceCart.ts'
import type { Cart, PricedLine, PricingContext } from './types.ts'

export interface ComboHint {
  readonly id: string
  readonly name: string
  /** The skus to add, also a gamepad for a kit among them; each is sold in the cart's country. */
  readonly missing: readonly Sku[]
  /** The names of the cart's sets that would be taken apart for this one. */
  readonly replaces: readonly string[]
  /** What completing it saves with the coupon in force; more than the sets that it replaces. Positive. */
  readonly saving: MinorUnits
  /** By how much completing it raises the cart's total; negative if the total falls. */
  readonly rise: MinorUnits
}

/**
 * The combos that the cart has begun and does not form yet, with the skus that are missing. A combo's saving
 * is the one of `comboSaving`; if the combo takes toys from another one, it is how much less the cart then costs. A
 * combo that would save nothing gives no hint, such as one that is not offered here or has a product that is not sold
 * here, or one whose completed cart would break a rule that this cart keeps. While the cart has its free gift, no set
 * is named that lacks a toy of the gift's choice (§4.40).
 */
export function comboHints(
  cart: Cart,
  catalogue: Catalogue,
  context: PricingContext = {},
): ComboHint[] {
  const { lines, combos, gifts, violations, totals } = priceCart(cart, catalogue, context)
  const isToyGiven = gifts.some(({ reason }) => reason === 'free-gift-coupon')
  const held = unitsOf(lines, ({ quantity }) => quantity)
  const free = unitsOf(lines, ({ quantity, inCombos }) => quantity - inCombos)
  const known = new Set(violations.map(({ code }) => code))
  const hints: ComboHint[] = []
  for (const ranked of catalogue.combos) {
    const { id, name, skus } = ranked.combo
    if (combos.some((formed) => formed.id === id)) continue
    // First count all units of the cart, then only those that no combo contains. Example: the cart's only Mars is in the
    // Engineer Pack, so one more Mars forms the Tech Toy Pack.
    for (const units of combos.length === 0 ? [held] : [held, free]) {
      const lacking = missingSkus(units, skus)
      if (lacking.length === 0) continue
      const missing = [...lacking, ...gamepadFor(cart, lacking, catalogue)]
      // The cart's gamepad belongs to another kit: it has begun nothing of this set.
      if (missing.filter((sku) => skus.includes(sku)).length === skus.length) continue
      // Choosing the free gift removed its bought toys: do not sell them again at once.
      if (isToyGiven && missing.some(isGiftChoice)) continue
      const completed = addAllToCart(cart, missing)
      const after = priceCart(completed, catalogue, context)
      if (after.violations.some(({ code }) => !known.has(code))) continue
      const saving = savingOf(ranked, completed, catalogue, context)
      if (saving <= 0) continue
      const replaced = combos.filter(
        (one) => !after.combos.some((kept) => kept.id === one.id && kept.quantity >= one.quantity),
      )
      const rise = minus(after.totals.total, totals.total)
      hints.push({ id, name, missing, replaces: replaced.map((one) => one.name), saving, rise })
      break
    }
  }
  return hints
}

/** A gamepad, if the added kit needs one because those of the cart belong to its other kits. */
function gamepadFor(cart: Cart, added: readonly Sku[], catalogue: Catalogue): Sku[] {
  const shortOf = (some: Cart) => {
    const { least, gamepads } = countGamepads(some, catalogue)
    return Math.max(0, least - gamepads)
  }
  return shortOf(addAllToCart(cart, added)) > shortOf(cart) ? [gamepadSku] : []
}

/**
 * How much less a cart costs with a combo than if the shop had no such combo: the one figure of the set, unless
 * the completed cart loses another sum, for example because the combo takes toys from another one.
 */
function savingOf(
  ranked: RankedCombo,
  cart: Cart,
  catalogue: Catalogue,
  context: PricingContext,
): MinorUnits {
  const totalIn = (shop: Catalogue) => priceCart(cart, shop, context).totals.total
  const less = minus(totalIn(withoutCombo(catalogue, ranked)), totalIn(catalogue))
  const { rules } = catalogue
  const saving = comboSaving(ranked, rules, context.coupon)
  // The coupon is rounded once for the cart, which can move its total by one step.
  const isSame = less > 0 && Math.abs(less - saving) <= rules.currency.quantum
  return isSame ? saving : less
}

function unitsOf(
  lines: readonly PricedLine[],
  count: (line: PricedLine) => number,
): ReadonlyMap<Sku, number> {
  return new Map(lines.map((line) => [line.sku, count(line)]))
}

/** The skus that a combo lacks, one for each unit. Empty if the cart has none of its products. */
function missingSkus(units: ReadonlyMap<Sku, number>, skus: readonly Sku[]): Sku[] {
  const left = new Map(units)
  const missing = skus.filter((sku) => {
    const before = left.get(sku) ?? 0
    left.set(sku, before - 1)
    return before < 1
  })
  return missing.length < skus.length ? missing : []
}

function withoutCombo(catalogue: Catalogue, left: RankedCombo): Catalogue {
  const combosBySku = new Map(
    [...catalogue.combosBySku].map(([sku, combos]) => [sku, combos.filter((one) => one !== left)]),
  )
  return { ...catalogue, combosBySku }
}
