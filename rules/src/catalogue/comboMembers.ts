import type { MinorUnits } from '../money.ts'
import type { Combo, ComboMember, Sku } from './types.ts'

/** Each product of a combo once, with how many units it takes and what one costs. */
export function comboMembers(
  { skus }: Pick<Combo, 'skus'>,
  listPriceOf: (sku: Sku) => MinorUnits,
): ComboMember[] {
  const counts = new Map<Sku, number>()
  for (const sku of skus) counts.set(sku, (counts.get(sku) ?? 0) + 1)
  return [...counts].map(([sku, count]) => ({ sku, count, listPrice: listPriceOf(sku) }))
}
