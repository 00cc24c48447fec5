import type { Issue } from '../errors.ts'
import type { Cart, CartLine } from '../pricing/types.ts'
import { maxQuantity } from './maxQuantity.ts'
import { isQuantity, normaliseCart } from './normaliseCart.ts'

export type Parsed<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly issues: readonly Issue[] }

/** The most lines that a cart may have. */
const maxLines = 200
const maxSkuLength = 64

/**
 * Reads a cart `{lines: [{sku, quantity}], gift?}` from an unknown value. Returns a valid cart normalised,
 * or every mistake with its place and reason. Never throws.
 */
export function parseCart(input: unknown): Parsed<Cart> {
  if (!isRecord(input)) return refused('', 'must be a cart')
  const { lines, gift } = input
  if (gift !== undefined && !isSku(gift)) return refused('gift', 'must be a sku')
  if (!Array.isArray(lines)) return refused('lines', 'must be a list of lines')
  if (lines.length > maxLines) return refused('lines', `must be at most ${maxLines} lines`)
  const issues: Issue[] = []
  const read: CartLine[] = []
  const totals = new Map<string, number>()
  for (const [index, line] of lines.entries()) {
    const path = `lines[${index}]`
    if (!isRecord(line)) issues.push({ path, reason: 'must be a line' })
    else if (!isSku(line['sku'])) issues.push({ path: `${path}.sku`, reason: 'must be a sku' })
    else {
      const { sku, quantity } = { sku: line['sku'], quantity: line['quantity'] }
      const before = totals.get(sku) ?? 0
      if (isQuantity(quantity) && isQuantity(before + quantity)) {
        totals.set(sku, before + quantity)
        read.push({ sku, quantity })
      } else {
        issues.push({ path: `${path}.quantity`, reason: `must be whole, 1 to ${maxQuantity}` })
      }
    }
  }
  if (issues.length > 0) return { ok: false, issues }
  return {
    ok: true,
    value: normaliseCart(gift === undefined ? { lines: read } : { lines: read, gift }),
  }
}

function refused(path: string, reason: string): Parsed<never> {
  return { ok: false, issues: [{ path, reason }] }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isSku(value: unknown): value is string {
  return typeof value === 'string' && value.length > 0 && value.length <= maxSkuLength
}
