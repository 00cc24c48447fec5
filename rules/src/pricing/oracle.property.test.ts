import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { shops } from '../../fixtures/carts.ts'
import { coupons } from '../../fixtures/coupons.ts'
import { priceBook } from '../../fixtures/priceBook.ts'
import { bookCountries, priceByTheBook } from '../../oracle/priceByTheBook.ts'
import { surpriseGiftSku, soldSkus } from '../catalogue/products.ts'
import type { Sku } from '../catalogue/types.ts'
import type { CountryCode } from '../countries/countries.ts'
import { priceCart } from './priceCart.ts'
import type { Coupon } from './types.ts'

const carts = Number(process.env.ORACLE_CARTS ?? 5000)

/** Products that combos, gamepads and coupons are about, and every other one. */
const skus = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.constantFrom<Sku>(
      'orboot_mars',
      'orboot_dinos',
      'plugo_link',
      'plugo_gamepad',
      'tacto_dinos',
      'tacto_classics',
      'tacto_electronic',
    ),
  },
  { weight: 2, arbitrary: fc.constantFrom<Sku>(...soldSkus) },
  { weight: 1, arbitrary: fc.constantFrom<Sku>('safari', 'surprise_gift', 'no_such_sku') },
)
const quantity = fc.oneof(
  { weight: 4, arbitrary: fc.integer({ min: 1, max: 4 }) },
  fc.integer({ min: 1, max: 20 }),
)
const anyLines = fc.uniqueArray(fc.record({ sku: skus, quantity }), {
  maxLength: 8,
  selector: ({ sku }) => sku,
})
/** Many units that cost less than free shipping begins at: 4 storybooks at $4.99 and a toy at $14.99. */
const cheapLines = fc
  .record({
    storybook: fc.constantFrom<Sku>('whos_the_monster_in_oko', 'the_comet_who_was_late'),
    storybooks: fc.integer({ min: 1, max: 7 }),
    toy: fc.constantFrom<Sku>('dabble_paper_circuits', 'dabble_crystal_garden'),
  })
  .map(({ storybook, storybooks, toy }) => [
    { sku: storybook, quantity: storybooks },
    { sku: toy, quantity: 1 },
  ])
const lines = fc.oneof({ weight: 9, arbitrary: anyLines }, { weight: 1, arbitrary: cheapLines })

const allCoupons: readonly Coupon[] = Object.values(coupons)
const rarely = fc.constantFrom(false, false, false, false, false, false, true)

/** Mostly a coupon of the country: the seed's, switched on, with other shares and skus too. */
const couponIn = (country: CountryCode): fc.Arbitrary<Coupon | undefined> =>
  fc
    .record({
      one: fc.oneof(
        {
          weight: 8,
          arbitrary: fc.constantFrom(
            ...allCoupons.filter(({ countries }) => countries.includes(country)),
          ),
        },
        fc.constantFrom(...allCoupons),
        fc.constant(undefined),
      ),
      isInactive: rarely,
      isLimited: rarely,
      limitedTo: fc.uniqueArray(skus, { minLength: 1, maxLength: 4 }),
      share: fc.option(fc.integer({ min: 1, max: 10_000 }), { nil: undefined }),
    })
    .map(changeCoupon)

interface Change {
  readonly one: Coupon | undefined
  readonly isInactive: boolean
  readonly isLimited: boolean
  readonly limitedTo: readonly Sku[]
  readonly share: number | undefined
}

function changeCoupon({ one, isInactive, isLimited, limitedTo, share }: Change) {
  if (one === undefined) return undefined
  const changed: Coupon = { ...one, isActive: !isInactive, skus: isLimited ? limitedTo : one.skus }
  const takesShare = 'basisPoints' in changed
  return takesShare && share !== undefined ? { ...changed, basisPoints: share } : changed
}

const visit = fc.constantFrom(...bookCountries).chain((country) =>
  fc.record({
    country: fc.constant(country),
    held: lines,
    tried: couponIn(country),
    isCouponUsedUp: rarely,
  }),
)

const gamepadCodes: ReadonlySet<string> = new Set([
  'only-gamepad',
  'gamepads-short',
  'gamepads-excess',
  'gamepads-unavailable',
  'detective-without-gamepad',
])

describe('the engine and an oracle of exact fractions', () => {
  it(`agree on ${carts} carts`, () => {
    let withCombos = 0
    let withCoupon = 0
    let withManyCheapUnits = 0
    fc.assert(
      fc.property(visit, ({ country, held, tried, isCouponUsedUp }) => {
        const context = { isCouponUsedUp, ...(tried && { coupon: tried }) }
        const priced = priceCart({ lines: held }, shops[country], context)
        // How combos share a line's saving out over its units is no requirement.
        const splitsUnits = tried !== undefined && 'every' in tried
        fc.pre(!splitsUnits || priced.combos.length === 0)

        const prices = Object.entries(priceBook[country].prices)
        const book = priceByTheBook({
          country,
          units: new Map(held.map((line) => [line.sku, line.quantity])),
          prices: new Map(prices.map(([sku, { listPrice }]) => [sku, listPrice])),
          coupon: tried,
          isCouponUsedUp,
        })
        const { listTotal, combos, coupon: off, shipping, total } = priced.totals
        expect({
          listTotal,
          combos,
          coupon: off,
          shipping,
          total,
          hasSurpriseGift: priced.gifts.some(({ sku }) => sku === surpriseGiftSku),
          hasMatchingGamepads: !priced.violations.some(({ code }) => gamepadCodes.has(code)),
        }).toEqual(book)
        if (combos < 0) withCombos++
        if (off < 0) withCoupon++
        if (shipping > 0 && priced.totals.quantity >= 5) withManyCheapUnits++
      }),
      { numRuns: carts },
    )
    expect(withCombos).toBeGreaterThan(carts / 20)
    expect(withCoupon).toBeGreaterThan(carts / 4)
    expect(withManyCheapUnits).toBeGreaterThan(carts / 100)
  })
})
