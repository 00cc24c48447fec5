import type { BasisPoints, Currency, MinorUnits } from '../money.ts'
import type { CountryCode } from './codes.ts'

export type PaymentProvider = 'stripe' | 'paypal' | 'razorpay'

/** What a country charges for shipping. */
export interface ShippingRate {
  /** The value of goods, after combos and before the coupon, from which shipping is free. */
  readonly freeFrom: MinorUnits
  readonly charge: MinorUnits
}

/** What pricing and the shop know of a country; the file `country.ts` of its folder. */
export interface Country {
  readonly code: CountryCode
  readonly name: string
  /** The name within a sentence: "the United States". */
  readonly nameInText: string
  readonly currency: Currency
  /** The BCP 47 tag for dates. */
  readonly locale: string
  /** Whether a date is written "Nov 24" and not "24 Nov". */
  readonly writesMonthFirst: boolean
  /** Whether shown prices include tax, or are "before tax". */
  readonly tax: 'included' | 'before'
  readonly shipping: ShippingRate
  /**
   * The value of goods at list prices from which a surprise gift joins the order. Source: §1.7.
   */
  readonly surpriseGiftFrom: MinorUnits
  readonly coupons: {
    /** The coupon that applies automatically, and what it takes off. Source: §9.17. */
    readonly automatic: { readonly code: string; readonly basisPoints: BasisPoints }
    /** The coupon of a referred visitor, and what it takes off; absent if there is none. Source: §9.18. */
    readonly referral?: { readonly code: string; readonly amount: MinorUnits }
    /** The coupon behind the free-gift chooser; absent if there is none. Source: §9.20. */
    readonly gift?: string
  }
  readonly gamepads: {
    /** Whether gamepads may be bought without a kit, and more of them than kits. Source: §4.57. */
    readonly areSoldSpare: boolean
    /** Whether a Plugo Detective without any gamepad has a popup of its own. Source: §5.15. */
    readonly asksForDetective: boolean
  }
  /** The payment providers, the default first. */
  readonly payments: readonly [PaymentProvider, ...PaymentProvider[]]
  /**
   * Whether visits are measured only after the visitor accepts. If false, they are measured until the
   * visitor declines. Source: §2.31.
   */
  readonly measuresOnlyAfterAccept: boolean
  /** Whether header and side menu offer it to everybody. Otherwise only its own visitors and the footer see it. Source: §2.24. */
  readonly inHeader: boolean
  /** Whether the header's Dinos link leads to the page of Orboot Dinos. Source: §2.21. */
  readonly hasDinosPage: boolean
  /** Whether the exit popup may open. Source: §4.47. */
  readonly hasExitPopup: boolean
}
