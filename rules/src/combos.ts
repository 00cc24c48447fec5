import type { Catalogue, ComboMember, ComboPrice, RankedCombo, Sku } from './catalogue/types.ts'
import { allocate } from './money.ts'
import type {
  Adjustment,
  ComboExplanation,
  ComboReason,
  ExplanationFigures,
  PricedCombo,
} from './pricing/types.ts'
import type { WorkingLine } from './pricing/workingLines.ts'

/** A member of a combo, and its line in the cart. */
interface Part {
  readonly member: ComboMember
  readonly line: WorkingLine
}

export interface CombosOfCart {
  readonly combos: readonly PricedCombo[]
  readonly adjustments: readonly Adjustment[]
  readonly explanations: readonly ComboExplanation[]
}

/**
 * Recognises combos in the lines: the largest saving first, ties as the table has them, as many of each
 * as its scarcest member allows. Takes their units out of `freeUnits` and adds to `comboShare`.
 * Combos that share no sku with the cart are not even looked at. Source: specification §4, §9.
 */
export function formCombos(
  lines: readonly WorkingLine[],
  catalogue: Catalogue,
  quantum: number,
): CombosOfCart {
  const { ranked: touched, lineOf } = touchedCombos(lines, catalogue)
  const formed: RankedCombo[] = []
  const combos: PricedCombo[] = []
  const adjustments: Adjustment[] = []
  const explanations: ComboExplanation[] = []
  for (const ranked of touched) {
    const parts = partsOf(ranked, lineOf)
    const quantity = countFormed(ranked, parts)
    if (quantity > 0 && ranked.price) {
      formed.push(ranked)
      combos.push(priceCombo(ranked, ranked.price, quantity))
      adjustments.push(takeUnits(ranked, parts, quantity, quantum))
    }
    explanations.push(explainCombo(ranked, parts, quantity, formed))
  }
  return { combos, adjustments, explanations }
}

/** The combos that share a sku with the cart, by rank, and the lines of these skus. */
function touchedCombos(lines: readonly WorkingLine[], { combosBySku }: Catalogue) {
  const touched = new Set<RankedCombo>()
  const lineOf = new Map<Sku, WorkingLine>()
  for (const line of lines) {
    const combos = combosBySku.get(line.sku)
    if (!combos || line.freeUnits === 0) continue
    lineOf.set(line.sku, line)
    for (const combo of combos) touched.add(combo)
  }
  return { ranked: [...touched].toSorted((a, b) => a.rank - b.rank), lineOf }
}

/** The members of a combo that the cart has a line of. */
function partsOf({ members }: RankedCombo, lineOf: ReadonlyMap<Sku, WorkingLine>): Part[] {
  return members.flatMap((member) => {
    const line = lineOf.get(member.sku)
    return line ? [{ member, line }] : []
  })
}

function countFormed({ members, saving }: RankedCombo, parts: readonly Part[]): number {
  if (saving <= 0 || parts.length < members.length) return 0
  return Math.min(...parts.map(({ member, line }) => Math.floor(line.freeUnits / member.count)))
}

function takeUnits(
  { combo, saving }: RankedCombo,
  parts: readonly Part[],
  quantity: number,
  quantum: number,
): Adjustment {
  const amount = saving * quantity
  const weightOf = ({ member }: Part) => member.count * member.listPrice
  const allocations = allocate(amount, parts, weightOf, quantum).map(({ of, amount: share }) => {
    of.line.freeUnits -= of.member.count * quantity
    of.line.comboShare += share
    return { sku: of.member.sku, amount: 0 - share }
  })
  return { source: 'combo', id: combo.id, label: combo.name, amount: 0 - amount, allocations }
}

function explainCombo(
  { combo, members, price, saving }: RankedCombo,
  parts: readonly Part[],
  quantity: number,
  formed: readonly RankedCombo[],
): ComboExplanation {
  const why = (reason: ComboReason, figures: ExplanationFigures): ComboExplanation => ({
    subject: 'combo',
    id: combo.id,
    applied: quantity > 0,
    reason,
    figures,
  })
  if (quantity > 0) return why('applied', { quantity, saving: saving * quantity })
  if (!price) return why('not-offered', {})
  if (saving <= 0) return why('dearer-than-parts', { short: 0 - saving })
  const whole = parts.filter(({ member, line }) => line.charged >= member.count)
  if (whole.length === members.length) {
    const taken = parts.filter(({ member, line }) => line.freeUnits < member.count)
    const isTied = formed.every((other) => other.saving === saving || !sharesAny(other, taken))
    return why(isTied ? 'units-in-equal-combo' : 'units-in-other-combo', { saving })
  }
  const there = parts.filter(({ member, line }) => line.freeUnits >= member.count)
  const missing = members.filter((member) => !there.some((part) => part.member === member))
  return { ...why('missing-skus', { saving }), skus: missing.map(({ sku }) => sku) }
}

function sharesAny({ members }: RankedCombo, parts: readonly Part[]): boolean {
  return members.some(({ sku }) => parts.some(({ member }) => member.sku === sku))
}

function priceCombo(
  { combo, saving }: RankedCombo,
  { price, strikePrice }: ComboPrice,
  quantity: number,
): PricedCombo {
  return {
    id: combo.id,
    name: combo.name,
    quantity,
    skus: combo.skus,
    unitPrice: price,
    unitStrikePrice: strikePrice,
    total: price * quantity,
    saving: saving * quantity,
  }
}
