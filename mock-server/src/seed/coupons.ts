import {
  type CountryCode,
  countryCodes,
  type Coupon,
  type MinorUnits,
  money,
  referralOffer,
} from '@stemside/rules'

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
export const coupons: readonly Coupon[] = [
  percent('WELCOME10', 10, header, { IN: '1998', US: '49', GB: '44', CA: '59' }),
  percent('WELCOME22', 10, header, { IN: '1498', US: '34', GB: '29', CA: '49' }),
  percent('HOLIDAY15', 15, header, { IN: '2997', US: '49', GB: '44', CA: '59' }),
  percent('HOLIDAY30', 30, ['US', 'GB', 'CA'], { US: '64', GB: '59', CA: '99' }),
  percent('STEM20', 20, ['US'], { US: '75' }),
  percent('RAKHI20', 20, ['IN']),
  percent('SPRING30', 30, ['US', 'GB', 'CA', 'AE']),
  percent('TRYNEW', 15, countryCodes, {}, { useType: 'one-time-per-email' }),
  percent('TRY20', 20, countryCodes, {}, { useType: 'one-time-per-email' }),
  ...countryCodes.flatMap(referral),
  gift('GIFT99', 'US', '99'),
  gift('GIFT3999', 'IN', '3999'),
  percent('1MILLION10', 10, countryCodes, slotMinimums),
  percent('1MILLION15', 15, countryCodes, slotMinimums),
  percent('1MILLION20', 20, countryCodes, slotMinimums),
  percent('1MILLION25', 25, countryCodes, slotMinimums),
  percent('1MILLION30', 30, countryCodes, slotMinimums),
  percent('REPUBLIC20', 20, ['IN'], {}, { skus: bundles }),
  percent(
    'ONEKIT10',
    10,
    countryCodes,
    {},
    { skus: ['plugo_count', 'plugo_letters'], useType: 'one-sku-quantity' },
  ),
  percent('OLDCODE5', 5, countryCodes, {}, { isActive: false }),
  // Examples of kinds that no campaign uses yet. They are inactive.
  { ...switchedOff('BUY3PAY2', countryCodes), kind: 'cheapest-free', every: 3 },
  { ...switchedOff('SECOND50', countryCodes), kind: 'nth-unit', every: 2, basisPoints: 5000 },
  {
    ...switchedOff('MORE20', ['US']),
    kind: 'spend-tiers',
    tiers: [
      { from: money('50', 'US'), basisPoints: 1000 },
      { from: money('100', 'US'), basisPoints: 1500 },
      { from: money('150', 'US'), basisPoints: 2000 },
    ],
  },
]

export function seedCoupons(): Record<string, Coupon> {
  return Object.fromEntries(coupons.map((coupon) => [coupon.code, coupon]))
}

function percent(
  code: string,
  percents: number,
  countries: readonly CountryCode[],
  minimums: Minimums = {},
  rest: Rest = {},
): Coupon {
  const base = { code, countries, minimums: inMinor(minimums), isActive: true, skus: [] }
  return { ...base, kind: 'percent', basisPoints: percents * 100, ...rest }
}

/** Needs a cart of three times its amount, and works in its own country only. */
function referral(country: CountryCode): readonly Coupon[] {
  const offer = referralOffer(country)
  if (offer === undefined) return []
  const { code, amount, minimum } = offer
  const base = { code, countries: [country], minimums: { [country]: minimum } }
  return [{ ...base, isActive: true, skus: [], kind: 'flat', amount }]
}

function gift(code: string, country: CountryCode, minimum: string): Coupon {
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
