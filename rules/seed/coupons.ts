import { countryCodes, type CountryCode } from '../src/countries/codes.ts'
import { money } from '../src/countries/money.ts'
import type { CouponOf } from '../src/coupons/tables/table.ts'
import { referralOffer } from '../src/coupons/referral.ts'
import type { MinorUnits } from '../src/money.ts'
import type { Coupon } from '../src/pricing/types.ts'

type Minimums = Readonly<Partial<Record<CountryCode, string>>>
type Rest = Partial<Pick<Coupon, 'useType' | 'skus' | 'isActive'>>

const header: readonly CountryCode[] = ['IN', 'US', 'GB', 'CA']
const slotMinimums: Minimums = { US: '49', IN: '1998', GB: '44', CA: '59', AE: '199' }
const bundles = [
  'stemwizpack',
  'learners_pack',
  'tacto_night_cc',
  'tacto_stem_pack_2',
  'tacto_stem_pack_3',
]

/** Every coupon of the shop. Source: specification §9. */
export const seedCoupons = {
  WELCOME10: percent('WELCOME10', 10, header, { IN: '1998', US: '49', GB: '44', CA: '59' }),
  WELCOME22: percent('WELCOME22', 10, header, { IN: '1498', US: '34', GB: '29', CA: '49' }),
  HOLIDAY15: percent('HOLIDAY15', 15, header, { IN: '2997', US: '49', GB: '44', CA: '59' }),
  HOLIDAY30: percent('HOLIDAY30', 30, ['US', 'GB', 'CA'], { US: '64', GB: '59', CA: '99' }),
  STEM20: percent('STEM20', 20, ['US'], { US: '75' }),
  RAKHI20: percent('RAKHI20', 20, ['IN']),
  SPRING30: percent('SPRING30', 30, ['US', 'GB', 'CA', 'AE']),
  TRYNEW: percent('TRYNEW', 15, countryCodes, {}, { useType: 'one-time-per-email' }),
  TRY20: percent('TRY20', 20, countryCodes, {}, { useType: 'one-time-per-email' }),
  REF400: referral('IN'),
  REF10: referral('US'),
  REF09: referral('GB'),
  REF14: referral('CA'),
  GIFT99: gift('GIFT99', 'US', '99'),
  GIFT3999: gift('GIFT3999', 'IN', '3999'),
  '1MILLION10': percent('1MILLION10', 10, countryCodes, slotMinimums),
  '1MILLION15': percent('1MILLION15', 15, countryCodes, slotMinimums),
  '1MILLION20': percent('1MILLION20', 20, countryCodes, slotMinimums),
  '1MILLION25': percent('1MILLION25', 25, countryCodes, slotMinimums),
  '1MILLION30': percent('1MILLION30', 30, countryCodes, slotMinimums),
  REPUBLIC20: percent('REPUBLIC20', 20, ['IN'], {}, { skus: bundles }),
  ONEKIT10: percent(
    'ONEKIT10',
    10,
    countryCodes,
    {},
    { skus: ['plugo_count', 'plugo_letters'], useType: 'one-sku-quantity' },
  ),
  OLDCODE5: percent('OLDCODE5', 5, countryCodes, {}, { isActive: false }),
  // Examples of kinds that no campaign uses yet. They are inactive.
  BUY3PAY2: { ...switchedOff('BUY3PAY2', countryCodes), kind: 'cheapest-free', every: 3 },
  SECOND50: {
    ...switchedOff('SECOND50', countryCodes),
    kind: 'nth-unit',
    every: 2,
    basisPoints: 5000,
  },
  MORE20: {
    ...switchedOff('MORE20', ['US']),
    kind: 'spend-tiers',
    tiers: [
      { from: money('50', 'US'), basisPoints: 1000 },
      { from: money('100', 'US'), basisPoints: 1500 },
      { from: money('150', 'US'), basisPoints: 2000 },
    ],
  },
} as const satisfies Record<string, Coupon>

function percent(
  code: string,
  percents: number,
  countries: readonly CountryCode[],
  minimums: Minimums = {},
  rest: Rest = {},
): CouponOf<'percent'> {
  const base = { code, countries, minimums: inMinor(minimums), isActive: true, skus: [] }
  return { ...base, kind: 'percent', basisPoints: percents * 100, ...rest }
}

/** Needs a cart of three times its amount, and works in its own country only. */
function referral(country: CountryCode): CouponOf<'flat'> {
  const offer = referralOffer(country)
  if (offer === undefined) throw new Error(`${country} has no referral coupon`)
  const { code, amount, minimum } = offer
  const base = { code, countries: [country], minimums: { [country]: minimum } }
  return { ...base, isActive: true, skus: [], kind: 'flat', amount }
}

function gift(code: string, country: CountryCode, minimum: string): CouponOf<'gift'> {
  const minimums = { [country]: money(minimum, country) }
  return { code, countries: [country], minimums, isActive: true, skus: [], kind: 'gift' }
}

function switchedOff(code: string, countries: readonly CountryCode[]) {
  return { code, countries, minimums: {}, isActive: false, skus: [] }
}

function inMinor(minimums: Minimums): Partial<Record<CountryCode, MinorUnits>> {
  const inUnits: Partial<Record<CountryCode, MinorUnits>> = {}
  for (const country of countryCodes) {
    const amount = minimums[country]
    if (amount !== undefined) inUnits[country] = money(amount, country)
  }
  return inUnits
}
