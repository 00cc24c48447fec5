import type { Catalogue, ComboMember, ComboPrice, RankedCombo, Sku } from '../catalogue/types.ts'
import { negative, times, type MinorUnits } from '../money.ts'
import { comboSaving, shareComboSaving } from '../catalogue/comboSaving.ts'
import type { ListLine } from './listLines.ts'
import type {
  Adjustment,
  ComboExplanation,
  ComboReason,
  ExplanationFigures,
  PricedCombo,
  PricingContext,
} from './types.ts'

/** A member of a combo, and its line in the cart. */
interface Part {
  readonly member: ComboMember
  readonly line: ListLine
}

/** How many units of each sku are in combos. */
type UnitsBySku = ReadonlyMap<Sku, number>

export interface CombosOfCart {
  readonly combos: readonly PricedCombo[]
  readonly adjustments: readonly Adjustment[]
  readonly unitsInCombos: UnitsBySku
  readonly explanations: readonly ComboExplanation[]
}

/**
 * Step 2: recognises combos in the lines. Combos with the larger saving form first, equal ones in the order
 * of the table. Each forms as often as its scarcest member allows. Combos that share no sku with the cart
 * are skipped. Which combo saves more does not depend on the coupon; the savings that it names do.
 * Source: §4.52, §4.53.
 */
export function recogniseCombos(
  lines: readonly ListLine[],
  catalogue: Catalogue,
  { coupon, isCouponUsedUp = false }: PricingContext,
): CombosOfCart {
  const { rules } = catalogue
  const inForce = isCouponUsedUp ? undefined : coupon
  const { ranked: touched, lineOf } = touchedCombos(lines, catalogue)
  const unitsInCombos = new Map<Sku, number>()
  const formed: RankedCombo[] = []
  const combos: PricedCombo[] = []
  const adjustments: Adjustment[] = []
  const explanations: ComboExplanation[] = []
  for (const ranked of touched) {
    const parts = partsOf(ranked, lineOf)
    const quantity = countFormed(ranked, parts, unitsInCombos)
    const saving = comboSaving(ranked, rules, inForce)
    if (quantity > 0 && ranked.price) {
      formed.push(ranked)
      combos.push(priceCombo(ranked, ranked.price, quantity, saving))
      adjustments.push(adjustmentOf(ranked, quantity, rules.currency.quantum))
      for (const { member } of parts) {
        const before = unitsInCombos.get(member.sku) ?? 0
        unitsInCombos.set(member.sku, before + member.count * quantity)
      }
    }
    explanations.push(explainCombo({ ranked, parts, quantity, saving, formed, unitsInCombos }))
  }
  return { combos, adjustments, unitsInCombos, explanations }
}

/** Units of a line that no combo has taken yet. */
function freeUnits({ sku, charged }: ListLine, unitsInCombos: UnitsBySku): number {
  return charged - (unitsInCombos.get(sku) ?? 0)
}

/** The combos that share a sku with the cart, by rank, and the lines of these skus. */
function touchedCombos(lines: readonly ListLine[], { combosBySku }: Catalogue) {
  const touched = new Set<RankedCombo>()
  const lineOf = new Map<Sku, ListLine>()
  for (const line of lines) {
    const combos = combosBySku.get(line.sku)
    if (!combos || line.charged === 0) continue
    lineOf.set(line.sku, line)
    for (const combo of combos) touched.add(combo)
  }
  return { ranked: [...touched].toSorted((a, b) => a.rank - b.rank), lineOf }
}

/** The members of a combo that the cart has a line of. */
function partsOf({ members }: RankedCombo, lineOf: ReadonlyMap<Sku, ListLine>): Part[] {
  return members.flatMap((member) => {
    const line = lineOf.get(member.sku)
    return line ? [{ member, line }] : []
  })
}

function countFormed(
  { members, saving }: RankedCombo,
  parts: readonly Part[],
  unitsInCombos: UnitsBySku,
): number {
  if (saving <= 0 || parts.length < members.length) return 0
  return Math.min(
    ...parts.map(({ member, line }) => Math.floor(freeUnits(line, unitsInCombos) / member.count)),
  )
}

function adjustmentOf(ranked: RankedCombo, quantity: number, quantum: number): Adjustment {
  const { combo, saving } = ranked
  const allocations = shareComboSaving(ranked, quantity, quantum).map(({ of, amount }) => ({
    sku: of.sku,
    amount: negative(amount),
  }))
  const amount = negative(times(saving, quantity))
  return { source: 'combo', id: combo.id, label: combo.name, amount, allocations }
}

interface Outcome {
  readonly ranked: RankedCombo
  readonly parts: readonly Part[]
  /** How often the combo formed. */
  readonly quantity: number
  /** What one saves with the coupon in force. */
  readonly saving: MinorUnits
  /** The combos that have formed so far, including this one. */
  readonly formed: readonly RankedCombo[]
  readonly unitsInCombos: UnitsBySku
}

/** Why a combo formed or did not. */
function explainCombo({
  ranked,
  parts,
  quantity,
  saving,
  formed,
  unitsInCombos,
}: Outcome): ComboExplanation {
  const { combo, members, price } = ranked
  const isFree = ({ member, line }: Part) => freeUnits(line, unitsInCombos) >= member.count
  const why = (reason: ComboReason, figures: ExplanationFigures): ComboExplanation => ({
    subject: 'combo',
    id: combo.id,
    applied: quantity > 0,
    reason,
    figures,
  })
  if (quantity > 0) return why('applied', { quantity, saving: saving * quantity })
  if (!price) return why('not-offered', {})
  if (ranked.saving <= 0) return why('saves-nothing', { short: 0 - ranked.saving })
  const whole = parts.filter(({ member, line }) => line.charged >= member.count)
  if (whole.length === members.length) {
    const taken = parts.filter((part) => !isFree(part))
    const isTied = formed.every(
      (other) => other.saving === ranked.saving || !sharesAny(other, taken),
    )
    return why(isTied ? 'units-in-equal-combo' : 'units-in-other-combo', { saving })
  }
  const there = parts.filter(isFree)
  const missing = members.filter((member) => !there.some((part) => part.member === member))
  return { ...why('missing-skus', { saving }), skus: missing.map(({ sku }) => sku) }
}

function sharesAny({ members }: RankedCombo, parts: readonly Part[]): boolean {
  return members.some(({ sku }) => parts.some(({ member }) => member.sku === sku))
}

function priceCombo(
  { combo }: RankedCombo,
  { price, strikePrice }: ComboPrice,
  quantity: number,
  saving: MinorUnits,
): PricedCombo {
  return {
    id: combo.id,
    name: combo.name,
    quantity,
    skus: combo.skus,
    unitPrice: price,
    unitStrikePrice: strikePrice,
    total: times(price, quantity),
    saving: times(saving, quantity),
  }
}
