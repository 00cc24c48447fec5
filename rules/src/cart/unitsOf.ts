import type { Sku } from '../catalogue/types.ts'
import type { CartLine } from '../pricing/types.ts'

/** How many units of a sku these lines have together. */
export function unitsOf(sku: Sku, lines: readonly CartLine[]): number {
  return lines.reduce((sum, line) => (line.sku === sku ? sum + line.quantity : sum), 0)
}
