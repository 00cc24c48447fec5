import type { CountryCode } from '../countries/codes.ts'
import type { Country } from '../countries/country.ts'
import type { MinorUnits } from '../money.ts'

/** A stock keeping unit's code, the same at the wire and here. The shop's own are the keys of `products`. */
export type Sku = string

export type ProductLine =
  | 'orboot'
  | 'tacto'
  | 'plugo'
  | 'bundle'
  | 'storybook'
  | 'dabble'
  | 'gift'
  | 'legacy'

/**
 * How the rules treat a product: kits need gamepads, digital products are not shipped, gifts are never sold.
 */
export type ProductKind =
  | 'toy'
  | 'kit'
  | 'gamepad'
  | 'bundle'
  | 'expansion'
  | 'digital'
  | 'craft'
  | 'gift'

export interface Product {
  /** Display name, such as "Orboot Earth". */
  readonly name: string
  readonly line: ProductLine
  readonly kind: ProductKind
  /** Whether at least one country sells it. Legacy skus have a name only. */
  readonly sold: boolean
  /** Its page; absent if it has none. Source: §2.15. */
  readonly route?: `/${string}`
}

/** What one sku costs in one country, in minor units. */
export interface Price {
  /** The price of one unit, before combos and coupons. */
  readonly listPrice: MinorUnits
  /** The struck price. It is shown only if it is above `listPrice`. */
  readonly strikePrice: MinorUnits
  /** The price after the coupon that the request for prices named. Only shown, never charged. */
  readonly couponPrice?: MinorUnits
  /** The countries in which it sells (the wire's `check_available`). */
  readonly soldIn: readonly CountryCode[]
  /** The countries in which this kit may be bought without a gamepad. */
  readonly singleAllowedIn: readonly CountryCode[]
}

export interface PriceList {
  readonly country: CountryCode
  readonly prices: Readonly<Record<Sku, Price>>
  /** The coupon that each `couponPrice` is computed with. If it is absent, pages show no `couponPrice`. */
  readonly coupon?: ListedCoupon
}

/** What a shelf says of the coupon in force. */
export interface ListedCoupon {
  readonly code: string
  /** The goods at list prices that the coupon needs in this country; 0 if it has no minimum. */
  readonly minimum: MinorUnits
}

export interface ComboPrice {
  readonly price: MinorUnits
  readonly strikePrice: MinorUnits
}

export interface ComboDetail {
  readonly name: string
  readonly description: string
  /** The sku whose picture is shown for it. */
  readonly image: Sku
}

export interface Combo {
  readonly id: string
  readonly name: string
  readonly description: string
  /** The units of one combo: a sku of which it takes two is listed twice. */
  readonly skus: readonly Sku[]
  /** The skus of which one unit each is removed with one combo. */
  readonly removeSkus: readonly Sku[]
  /** How many of the combo "Complete the set" adds. */
  readonly quantity: number
  /** What the combo takes off its struck price, in percent: 25. */
  readonly percentage: number
  /** Holds only the countries that offer it: the placeholder price 1 is left out. */
  readonly prices: Readonly<Partial<Record<CountryCode, ComboPrice>>>
  /** The words of the popup before checkout, if the cart no longer forms the combo. */
  readonly popup: { readonly heading: string; readonly description: string }
  /** Its products, as the popup shows them. */
  readonly details: readonly ComboDetail[]
}

/** One sku's price and rules in the catalogue's country. */
export interface Offer {
  readonly sku: Sku
  readonly kind: ProductKind
  readonly price: Price
  readonly isSoldHere: boolean
  /** Whether it is a kit that this country sells and does not sell without a gamepad. */
  readonly wantsGamepad: boolean
}

/** A product of a combo, and how many of it one combo takes. */
export interface ComboMember {
  readonly sku: Sku
  readonly count: number
  readonly listPrice: MinorUnits
}

/** A combo with its figures in the catalogue's country. */
export interface RankedCombo {
  readonly combo: Combo
  /** Position by saving, the largest first. Equal savings keep the order of the table. */
  readonly rank: number
  /** Each product once. */
  readonly members: readonly ComboMember[]
  /** Undefined if it is not offered in this country. */
  readonly price: ComboPrice | undefined
  /** Members' list prices less the combo's price. The combo forms only if this is above zero. */
  readonly saving: MinorUnits
}

/** One country's prices with products and combos, indexed once so that every cart prices fast. */
export interface Catalogue {
  readonly country: CountryCode
  /** The country's currency, shipping, thresholds and gamepad rules. */
  readonly rules: Country
  readonly products: ReadonlyMap<Sku, Product>
  readonly offers: ReadonlyMap<Sku, Offer>
  readonly combos: readonly RankedCombo[]
  /** Which combos a sku is a member of. */
  readonly combosBySku: ReadonlyMap<Sku, readonly RankedCombo[]>
}
