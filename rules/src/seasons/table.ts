import { countries, forEveryCountry, type CountryCode } from '../countries/countries.ts'
import { money } from '../countries/money.ts'
import { nothing, type BasisPoints, type MinorUnits } from '../money.ts'
import {
  blackFridayToCyberMonday,
  once,
  weekOfRakshaBandhan,
  yearly,
  type Window,
} from './windows.ts'

/** A code that a banner names, and the value of goods from which it applies. */
export interface BannerOffer {
  readonly code: string
  readonly basisPoints: BasisPoints
  readonly minimum: MinorUnits
  /** Whether the banner says "up to … bundles": the coupon is for the bundles only. */
  readonly isUpTo?: boolean
  /** Whether the coupon applies automatically. */
  readonly isAutomatic?: boolean
}

export type SeasonId =
  | 'birthday'
  | 'black-friday'
  | 'holiday'
  | 'republic-day'
  | 'back-to-school'
  | 'july-4'
  | 'launch'
  | 'rakhi'
  | 'welcome-2022'

export interface SeasonRow {
  readonly id: SeasonId
  readonly window: Window
  /** The offers of each country that shows the banner, the smallest minimum first. */
  readonly offers: Readonly<Partial<Record<CountryCode, readonly BannerOffer[]>>>
  /** Whether the offer lasts while stock lasts: its banner shows `offerStockRemaining` (§3.8). */
  readonly isLimited?: true
}

/** The offer of each country's automatic coupon, all year round. Source: §9.17. */
export const automaticOffers = /* @__PURE__ */ forEveryCountry(
  (country): readonly BannerOffer[] => [
    { ...countries[country].coupons.automatic, minimum: nothing, isAutomatic: true },
  ],
)

const { IN: rakhi20, US: spring30 } = automaticOffers
const fifteen = (minimum: MinorUnits) => ({ code: 'HOLIDAY15', basisPoints: 1500, minimum })
const thirty = (minimum: MinorUnits) => ({ code: 'HOLIDAY30', basisPoints: 3000, minimum })
const welcome10 = (minimum: MinorUnits) => [{ code: 'WELCOME10', basisPoints: 1000, minimum }]
const welcome22 = (minimum: MinorUnits) => [{ code: 'WELCOME22', basisPoints: 1000, minimum }]

/**
 * Every seasonal banner with its days, countries, thresholds and codes. Thresholds and codes are those of
 * the specification (§9); the shop chose the days. The first row that fits is shown.
 */
export const seasons: readonly SeasonRow[] = [
  {
    id: 'republic-day',
    window: yearly([1, 20], [1, 27]),
    offers: { IN: [{ code: 'REPUBLIC20', basisPoints: 2000, minimum: nothing, isUpTo: true }] },
  },
  {
    id: 'welcome-2022',
    window: once('2022-01-01', '2022-01-19'),
    offers: {
      IN: welcome22(money('1498', 'IN')),
      US: welcome22(money('34', 'US')),
      GB: welcome22(money('29', 'GB')),
      CA: welcome22(money('49', 'CA')),
    },
  },
  { id: 'birthday', window: yearly([4, 12], [4, 21]), offers: automaticOffers },
  { id: 'july-4', window: yearly([6, 28], [7, 5]), offers: { US: spring30 } },
  {
    id: 'back-to-school',
    window: yearly([8, 1], [9, 10]),
    offers: { US: spring30, GB: spring30, CA: spring30, AE: spring30 },
  },
  // Schools in India begin in June.
  { id: 'back-to-school', window: yearly([5, 25], [6, 20]), offers: { IN: rakhi20 } },
  // RAKHI20 is named after the festival (§9.17).
  { id: 'rakhi', window: weekOfRakshaBandhan, offers: { IN: rakhi20 } },
  {
    id: 'launch',
    window: once('2026-10-01', '2026-10-21'),
    offers: automaticOffers,
    isLimited: true,
  },
  { id: 'black-friday', window: blackFridayToCyberMonday, offers: automaticOffers },
  {
    id: 'holiday',
    window: yearly([12, 5], [12, 31]),
    offers: {
      IN: [fifteen(money('2997', 'IN'))],
      US: [fifteen(money('49', 'US')), thirty(money('64', 'US'))],
      GB: [fifteen(money('44', 'GB')), thirty(money('59', 'GB'))],
      CA: [fifteen(money('59', 'CA')), thirty(money('99', 'CA'))],
    },
  },
]

/** The offer of the Welcome banner, on all other days. Source: §9.23. */
export const welcomeOffers: Readonly<Record<CountryCode, readonly BannerOffer[]>> = {
  // For countries without WELCOME10, such as AE.
  ...automaticOffers,
  IN: welcome10(money('1998', 'IN')),
  US: welcome10(money('49', 'US')),
  GB: welcome10(money('44', 'GB')),
  CA: welcome10(money('59', 'CA')),
}
