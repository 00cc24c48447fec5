import { minor, type CartLine, type CountryCode, type Coupon } from '@stemside/rules'
import { sampleCart } from '../content/prices.fixtures.ts'

/** Carts that stories and tests share. */
export const cartLines = {
  single: [{ sku: 'orboot', quantity: 1 }],
  /** The Engineer Pack, and a chess set beside it. */
  engineerAndMore: [
    { sku: 'orboot_mars', quantity: 1 },
    { sku: 'plugo_link', quantity: 1 },
    { sku: 'plugo_gamepad', quantity: 1 },
    { sku: 'tacto_chess', quantity: 2 },
  ],
  /** Nothing in it reaches free shipping. */
  small: [{ sku: 'dabble_paper_circuits', quantity: 1 }],
} as const satisfies Record<string, readonly CartLine[]>

export const spring30 = {
  code: 'SPRING30',
  kind: 'percent',
  basisPoints: 3000,
  countries: ['US', 'GB', 'CA', 'AE'],
  minimums: {},
  isActive: true,
  skus: [],
} as const satisfies Coupon

export const gift99: Coupon = {
  code: 'GIFT99',
  kind: 'gift',
  countries: ['US'],
  minimums: { US: minor(99_00) },
  isActive: true,
  skus: [],
}

/** The summary after a coupon was removed. */
export const couponRemoved = { message: 'SPRING30 removed', label: 'Undo' }

/** Sample carts, as the rules price them in a country. */
export const cartIn = {
  full: (country: CountryCode) =>
    sampleCart(country, cartLines.engineerAndMore, { coupon: spring30 }),
  single: (country: CountryCode) => sampleCart(country, cartLines.single),
  small: (country: CountryCode) => sampleCart(country, cartLines.small),
  empty: (country: CountryCode) => sampleCart(country, []),
  /** Breaks the rule that a kit wants a gamepad. */
  kitAlone: (country: CountryCode) => sampleCart(country, [{ sku: 'plugo_count', quantity: 1 }]),
  /** Has earned the free gift of GIFT99. */
  withGiftCode: (country: CountryCode) =>
    sampleCart(country, cartLines.engineerAndMore, { coupon: gift99 }),
  /** Holds a coupon that asks for more than is in it. */
  belowMinimum: (country: CountryCode) =>
    sampleCart(country, cartLines.small, {
      coupon: { ...spring30, code: 'STEM20', basisPoints: 2000, minimums: { [country]: 75_00 } },
    }),
}
