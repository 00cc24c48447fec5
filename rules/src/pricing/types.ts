import type { Sku } from '../catalogue/types.ts'
import type { CountryCode } from '../countries/countries.ts'
import type { Coupon } from '../coupons/tables/table.ts'
import type { MinorUnits } from '../money.ts'

export interface CartLine {
  readonly sku: Sku
  /** Whole, 1 to 20. */
  readonly quantity: number
}

export interface Cart {
  readonly lines: readonly CartLine[]
  /** The sku chosen in the free-gift chooser. It is never one of the lines. */
  readonly gift?: Sku
}

export type { Coupon } from '../coupons/tables/table.ts'

/** What a price depends on besides cart and catalogue. */
export interface PricingContext {
  readonly coupon?: Coupon
  /** Whether this shopper has already used a one-time coupon. */
  readonly isCouponUsedUp?: boolean
  /** Promised combos: those that "Complete the set" added. One that no longer forms is a violation. */
  readonly expectedCombos?: readonly string[]
}

export interface Allocation {
  readonly sku: Sku
  /** Negative: what the units of this sku get off. */
  readonly amount: MinorUnits
}

/** One saving on the goods, with its share for each sku. */
export interface Adjustment {
  readonly source: 'combo' | 'coupon'
  /** Combo id or coupon code. */
  readonly id: string
  readonly label: string
  /** Negative, the sum of its allocations. */
  readonly amount: MinorUnits
  readonly allocations: readonly Allocation[]
}

/** One saving with its name, for the rows between the goods and the total. */
export type NamedSaving = Omit<Adjustment, 'allocations'>

export interface PricedLine {
  readonly sku: Sku
  readonly quantity: number
  /** How many of `quantity` are in combos. */
  readonly inCombos: number
  readonly unitPrice: MinorUnits
  readonly unitStrikePrice: MinorUnits
  readonly listTotal: MinorUnits
  /** Negative or zero: this line's share of every adjustment. */
  readonly adjusted: MinorUnits
  readonly total: MinorUnits
  /** False in a country where it does not sell: shown, not charged, blocks checkout. */
  readonly isSoldHere: boolean
}

export interface PricedCombo {
  readonly id: string
  readonly name: string
  readonly quantity: number
  readonly skus: readonly Sku[]
  /** For one combo. */
  readonly unitPrice: MinorUnits
  readonly unitStrikePrice: MinorUnits
  readonly total: MinorUnits
  /** What they save with the coupon in force, all of them: the figure of `comboSaving`. */
  readonly saving: MinorUnits
}

export interface GiftLine {
  readonly sku: Sku
  readonly quantity: 1
  readonly reason: 'free-gift-coupon' | 'surprise-gift'
}

interface Explained<Subject extends string, Reason extends string> {
  readonly subject: Subject
  /** Coupon code, combo id, sku. */
  readonly id: string
  readonly applied: boolean
  readonly reason: Reason
  /** The skus of the reason: those that a combo lacks, or those that a coupon is for. */
  readonly skus?: readonly Sku[]
  readonly figures: ExplanationFigures
}

export type CouponReason =
  | 'applied'
  | 'inactive'
  | 'not-in-country'
  | 'used-up'
  | 'below-minimum'
  | 'no-matching-sku'
  | 'nothing-to-save'

export type ComboReason =
  | 'applied'
  | 'not-offered'
  | 'saves-nothing'
  | 'missing-skus'
  | 'units-in-other-combo'
  | 'units-in-equal-combo'

export type CouponExplanation = Explained<'coupon', CouponReason>
export type ComboExplanation = Explained<'combo', ComboReason>
export type GiftExplanation = Explained<'gift', 'applied' | 'gift-not-chosen' | 'below-threshold'>
export type ShippingExplanation = Explained<'shipping', 'applied' | 'below-threshold'>
export type GamepadExplanation = Explained<'gamepad', 'applied' | 'too-few' | 'too-many'>

/** Why a coupon, combo, gift, shipping or gamepad rule applied or not: a code with figures. `explainToShopper`
 * turns it into a sentence. */
export type Explanation =
  | CouponExplanation
  | ComboExplanation
  | GiftExplanation
  | ShippingExplanation
  | GamepadExplanation

/** Amounts in minor units. Figures about gamepads, and a combo's `quantity`, are counts. */
export type Figure =
  | 'base'
  | 'minimum'
  | 'short'
  | 'surplus'
  | 'saving'
  | 'freeFrom'
  | 'charge'
  | 'quantity'
  | 'kits'
  | 'gamepads'
  | 'least'

export type ExplanationFigures = Readonly<Partial<Record<Figure, number>>>

export type ViolationCode =
  | 'only-gamepad'
  | 'gamepads-short'
  | 'gamepads-excess'
  | 'gamepads-unavailable'
  | 'detective-without-gamepad'
  | 'one-sku-quantity'
  | 'combo-broken'
  | 'not-sold-here'
  | 'no-price'

/** What a popup's buttons do, by the specification's names (§4.59). The shop added the last one. */
export type CartCallback =
  | 'removeAppliedCoupon'
  | 'hidePopup'
  | 'redirectToShop'
  | 'matchGamepadCountWithKits'
  | 'fixComboError'
  | 'fixPlugoAndGamepadInCart'
  | 'reduceQuantityTo1'
  | 'removeUnbuyableLines'

/** Counts: missing gamepads, surplus gamepads, and how many kits one cart can hold with gamepads. */
export type ViolationFigures = Readonly<Partial<Record<'short' | 'surplus' | 'kept', number>>>

/**
 * Why this cart cannot be checked out: a code with figures, and what the buttons of its popup do.
 * `violationPopup` turns it into words.
 */
export interface Violation {
  readonly code: ViolationCode
  readonly skus: readonly Sku[]
  /** With `combo-broken` only: the combo that the shopper was promised. */
  readonly comboId?: string
  /** With `one-sku-quantity` only: the coupon that limits its skus. */
  readonly couponCode?: string
  readonly figures: ViolationFigures
  readonly approve: CartCallback
  readonly reject?: CartCallback
}

export interface Totals {
  /** Units that are charged; gifts do not count. */
  readonly quantity: number
  /** Goods at struck prices. */
  readonly strikeTotal: MinorUnits
  /** Goods at list prices, before combos and coupon. */
  readonly listTotal: MinorUnits
  /** Negative or zero. */
  readonly combos: MinorUnits
  /** Negative or zero. */
  readonly coupon: MinorUnits
  /** Goods after combos and coupon: listTotal + combos + coupon. */
  readonly netTotal: MinorUnits
  /** listTotal - netTotal: what combos and coupon save, as the summary lists them. */
  readonly saved: MinorUnits
  readonly shipping: MinorUnits
  /** netTotal + shipping: what is charged. */
  readonly total: MinorUnits
}

export interface PricedCart {
  readonly country: CountryCode
  /** Sorted by sku, equal skus merged. */
  readonly lines: readonly PricedLine[]
  readonly combos: readonly PricedCombo[]
  readonly gifts: readonly GiftLine[]
  /** How the price is computed: sets first, then the coupon on what they leave. */
  readonly adjustments: readonly Adjustment[]
  /** How the shopper reads it: see `nameSavings`. */
  readonly savings: readonly NamedSaving[]
  readonly explanations: readonly Explanation[]
  readonly violations: readonly Violation[]
  readonly shipping: {
    readonly charge: MinorUnits
    readonly freeFrom: MinorUnits
    readonly short: MinorUnits
  }
  readonly totals: Totals
}
