import { textOf } from '@stemside/rules/fixtures'
import type { Situation } from './situation.ts'
import { codeIn } from './situation.ts'
import type { Verdict } from './verdict.ts'

/** A situation and its verdict as a row of the table in rules/src/pricing/situations.test.ts. */
export function testRow(situation: Situation, { priced }: Verdict): string {
  const { cart, country, isCouponUsedUp, promisedCombos } = situation
  const code = codeIn(situation)
  const { listTotal, combos, coupon, shipping, total } = priced.totals
  const text = textOf(cart)
  const fields: readonly (readonly [name: string, value: unknown, isUsual?: boolean])[] = [
    ['it', [country, code, text].filter(Boolean).join(', ')],
    ['country', country],
    ['cart', text],
    ['gift', cart.gift, cart.gift === undefined],
    ['coupon', code, code === undefined],
    ['isCouponUsedUp', true, !isCouponUsedUp],
    ['promisedCombos', promisedCombos, promisedCombos.length === 0],
    ['totals', { listTotal, combos, coupon, shipping, total }],
    ['violations', priced.violations.map((violation) => violation.code)],
  ]
  const lines = fields.flatMap(([name, value, isUsual = false]) =>
    isUsual ? [] : [`  ${name}: ${literal(value)},`],
  )
  return ['{', ...lines, '},'].join('\n')
}

/**
 * A value in the tests' format: single quotes unless the value contains one, and unquoted names.
 */
function literal(value: unknown): string {
  if (typeof value === 'string') return value.includes("'") ? JSON.stringify(value) : `'${value}'`
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`
  if (typeof value !== 'object' || value === null) return String(value)
  const entries = Object.entries(value).map(([name, inner]) => `${name}: ${literal(inner)}`)
  return `{ ${entries.join(', ')} }`
}
