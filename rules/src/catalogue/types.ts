import type { CountryCode } from '../countries/countries.ts'
import type { Country } from '../countries/country.ts'
import type { MinorUnits } from '../money.ts'

/** A stock keeping unit's code, as it stands at the wire. Known ones are keys of `products`. */
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

/** What a product is to the rules: kits want gamepads, digital ones ship nothing, gifts are never sold. */
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
  /** Whether it is on the shelf today; legacy skus are only named. */
  readonly sold: boolean
  /** Its page; absent for what has none. Source: specification §2. */
  readonly route?: `/${string}`
}

/** What one sku costs in one country, in minor units. */
export interface Price {
  /** What a shopper pays for one, before combos and coupons. */
  readonly listPrice: MinorUnits
  /** The struck price; nothing is struck where it is not above `listPrice`. */
  readonly strikePrice: MinorUnits
  /** After the coupon that prices were asked with. For information only. */
  readonly couponPrice?: MinorUnits
  /** The countries in which it sells (the wire's `check_available`). */
  readonly soldIn: readonly CountryCode[]
  /** The countries in which this kit may be bought without a gamepad. */
  readonly singleAllowedIn: readonly CountryCode[]
}

export interface PriceList {
  readonly country: CountryCode
  readonly prices: Readonly<Record<Sku, Price>>
}

export interface ComboPrice {
  readonly price: MinorUnits
  readonly strikePrice: MinorUnits
}

export interface ComboDetail {
  readonly name: string
  readonly description: string
  /** The sku whose picture stands for it. */
  readonly image: Sku
}

export interface Combo {
  readonly id: string
  readonly name: string
  readonly description: string
  /** A sku stands once for each unit that one combo takes. */
  readonly skus: readonly Sku[]
  /** The skus of which one unit each leaves the cart when the combo is removed. */
  readonly removeSkus: readonly Sku[]
  /** How many of the combo "Complete the set" adds. */
  readonly quantity: number
  /** What the combo takes off its struck price, in percent: 25. */
  readonly percentage: number
  /** Only the countries in which it is offered: the wire's placeholder 1 never comes this far. */
  readonly prices: Readonly<Partial<Record<CountryCode, ComboPrice>>>
  /** What its popup says on the way to checkout, where the cart no longer forms the combo. */
  readonly popup: { readonly heading: string; readonly description: string }
  /** Its products, as the popup shows them. */
  readonly details: readonly ComboDetail[]
}

/** How one sku is charged in the catalogue's country. */
export interface Offer {
  readonly sku: Sku
  readonly kind: ProductKind
  readonly price: Price
  readonly isSoldHere: boolean
  /** Whether it is a kit that sells in this country and wants a gamepad there. */
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
  /** Position by saving, the largest first; ties as the table has them. */
  readonly rank: number
  /** Each member once. */
  readonly members: readonly ComboMember[]
  /** Undefined where it is not offered in this country. */
  readonly price: ComboPrice | undefined
  /** Members' list prices less the combo's price; forms only where this is above zero. */
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
