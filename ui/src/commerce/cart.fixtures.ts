import {
  comboHints,
  giftChoices,
  minor,
  money,
  nothing,
  type CartLine,
  type CountryCode,
  type Coupon,
} from '@stemside/rules'
import { sampleCart, sampleCatalogue } from '../content/prices.fixtures.ts'
import { recorded } from '../fixtures/recorded.ts'

/** Carts that stories and tests share. */
export const cartLines = {
  single: [{ sku: 'orboot', quantity: 1 }],
  /** The Engineer Pack and a chess set. */
  engineerAndMore: [
    { sku: 'orboot_mars', quantity: 1 },
    { sku: 'plugo_link', quantity: 1 },
    { sku: 'plugo_gamepad', quantity: 1 },
    { sku: 'tacto_chess', quantity: 2 },
  ],
  /** Below the minimum for free shipping. */
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

/** What a cart in India still needs for a free toy. */
export const nearbyToy = { short: money('1500', 'IN'), minimum: money('3999', 'IN') } as const

const us99 = money('99', 'US')

/** What a cart in the US would need for a free toy if it came before the surprise. */
export const nearerToy = { short: money('50', 'US'), minimum: us99 } as const

/** Free toys that a cart has earned, or nearly. */
export const freeToys = {
  toChoose: {
    toys: giftChoices,
    minimum: us99,
    short: nothing,
    isMinimumReached: true,
    rise: money('30.14', 'US'),
  },
  /** The coupon in force saves more than the toy costs with it. */
  notWorthIt: {
    toys: giftChoices,
    minimum: us99,
    short: nothing,
    isMinimumReached: true,
    rise: money('38.99', 'US'),
    cheaperBought: 'orboot_mars',
  },
  /** Choosing one would take a bought toy from the cart. */
  withoutChoice: {
    toys: giftChoices,
    minimum: us99,
    short: money('24.01', 'US'),
    isMinimumReached: true,
  },
  nearby: {
    toys: giftChoices,
    minimum: us99,
    short: money('53.51', 'US'),
    isMinimumReached: false,
  },
  nearbyInIndia: {
    toys: giftChoices,
    minimum: nearbyToy.minimum,
    short: money('1500', 'IN'),
    isMinimumReached: false,
  },
  farAway: { toys: giftChoices, minimum: us99, short: money('99', 'US'), isMinimumReached: false },
} as const

/** As `explainLostGift` of the rules says it. */
export const giftLeft =
  'Orboot Mars left your cart: the free gift needs toys for $99 or more. SPRING30 is back in force.'

/** As `explainWaiting` of the rules says it. */
export const codeKept =
  'WELCOME10 is kept for later: 10% off from $49, $3.51 more. SPRING30 saves more on this cart now.'

/** A cart with a part of a combo, and how to complete it. */
export const begunCombo = recorded((country: CountryCode) => {
  const lines = [{ sku: 'orboot_dinos', quantity: 1 }]
  return {
    cart: sampleCart(country, lines),
    hints: comboHints({ lines }, sampleCatalogue(country)),
  }
})

/** Sample carts, priced by the rules for a country. */
export const cartIn = {
  full: recorded((country: CountryCode) =>
    sampleCart(country, cartLines.engineerAndMore, { coupon: spring30 }),
  ),
  single: recorded((country: CountryCode) => sampleCart(country, cartLines.single)),
  singleWithCoupon: recorded((country: CountryCode) =>
    sampleCart(country, cartLines.single, { coupon: spring30 }),
  ),
  small: recorded((country: CountryCode) => sampleCart(country, cartLines.small)),
  empty: recorded((country: CountryCode) => sampleCart(country, [])),
  /** A kit without the gamepad that it needs. */
  kitAlone: recorded((country: CountryCode) =>
    sampleCart(country, [{ sku: 'plugo_count', quantity: 1 }]),
  ),
  /** With the free gift of GIFT99. */
  withGiftCode: recorded((country: CountryCode) =>
    sampleCart(country, cartLines.engineerAndMore, { coupon: gift99 }),
  ),
  /** Below the minimum of its coupon. */
  belowMinimum: recorded((country: CountryCode) =>
    sampleCart(country, cartLines.small, {
      coupon: { ...spring30, code: 'STEM20', basisPoints: 2000, minimums: { [country]: 75_00 } },
    }),
  ),
}
