import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { countryCodes } from '@stemside/rules'
import { coupons } from '../src/seed/coupons.ts'
import { seedPrices } from '../src/seed/prices.ts'

/*
 * Writes the seed's prices and coupons as the fixtures of the rules, which know no server:
 * `npm run fixtures`. seed.test.ts fails if they differ.
 */

const files = {
  'rules/fixtures/seedPrices.ts': pricesFile(),
  'rules/fixtures/seedCoupons.ts': couponsFile(),
}
for (const [path, text] of Object.entries(files)) writeFileSync(path, text)
execFileSync('npx', ['oxfmt', ...Object.keys(files)])

function pricesFile(): string {
  const rows = Object.values(seedPrices()).map(({ sku, prices }) => {
    const { soldIn, singleAllowedIn } = prices.US
    const figures = countryCodes.map((code) => {
      const { listPrice, strikePrice } = prices[code]
      return `${code}: [${listPrice}, ${strikePrice}]`
    })
    const notSoldIn = countryCodes.filter((code) => !soldIn.includes(code))
    return [
      `${sku}: { prices: { ${figures.join(', ')} },`,
      notSoldIn.length > 0 ? `notSoldIn: ${JSON.stringify(notSoldIn)},` : '',
      singleAllowedIn.length > 0 ? `singleAllowedIn: ${JSON.stringify(singleAllowedIn)},` : '',
      '},',
    ].join('\n')
  })
  return `import type { SoldSku } from '../src/catalogue/products.ts'
import type { CountryCode } from '../src/countries/codes.ts'

/* Written by \`npm run fixtures\` from mock-server/src/seed/prices.ts: change that, not this. */

export interface SeedPrice {
  /** List price and struck price in minor units. */
  readonly prices: Readonly<Record<CountryCode, readonly [list: number, strike: number]>>
  readonly notSoldIn?: readonly CountryCode[]
  /** Where the kit may be bought without a gamepad. */
  readonly singleAllowedIn?: readonly CountryCode[]
}

export const seedPrices: Readonly<Record<SoldSku, SeedPrice>> = {
${rows.join('\n')}
}
`
}

function couponsFile(): string {
  const rows = coupons.map((coupon) => `${JSON.stringify(coupon.code)}: ${literal(coupon)},`)
  return `import { minor } from '../src/money.ts'
import type { Coupon } from '../src/pricing/types.ts'

/* Written by \`npm run fixtures\` from mock-server/src/seed/coupons.ts: change that, not this. */

export const seedCoupons = {
${rows.join('\n')}
} as const satisfies Record<string, Coupon>
`
}

/** A coupon, or a part of it, as TypeScript. Whole numbers that are amounts are marked as such. */
function literal(value: unknown, isAmount = false): string {
  if (Array.isArray(value)) return `[${value.map((entry) => literal(entry)).join(', ')}]`
  if (typeof value === 'number') return isAmount ? `minor(${value})` : String(value)
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const fields = Object.entries(value).map(([name, field]) => {
    const holdsAmount =
      name === 'amount' || name === 'from' || countryCodes.some((code) => code === name)
    return `${name}: ${literal(field, holdsAmount)}`
  })
  return `{ ${fields.join(', ')} }`
}
