import type { PaymentProvider } from '../countries/country.ts'
import type { Sku } from '../catalogue/types.ts'
import type { CountryCode } from '../countries/countries.ts'
import type { MinorUnits } from '../money.ts'
import type { CartLine } from '../pricing/types.ts'
import type { Phone } from '../readPhone.ts'
import type { ReturnReason } from './returnReasons.ts'

export interface Customer {
  readonly name: string
  readonly email: string
  /** Ten digits. */
  readonly phone: string
  /** Such as +91. */
  readonly dialCode: string
}

export interface Address {
  readonly line1: string
  readonly line2?: string
  readonly city: string
  /** State, province or emirate; empty in GB, whose form has no such field. */
  readonly state: string
  /** PIN code, ZIP code, postcode or postal code; empty in AE, which has none. */
  readonly postcode: string
  readonly country: CountryCode
}

/** The steps of a placed order, from the first to the last. */
export type OrderStep = 'packed' | 'shipped' | 'delivered'

export type OrderStatus = 'placed' | OrderStep | 'cancelled' | 'returned'

export interface DatedStep {
  readonly status: OrderStep
  /** ISO 8601, UTC. */
  readonly at: string
}

export interface OrderLine extends CartLine {
  readonly unitPrice: MinorUnits
  /** What the line costs after its share of combos and coupon. */
  readonly total: MinorUnits
}

/** A shared wish list, and those of the ordered toys that were added from it. */
export interface FromWishlist {
  readonly id: string
  readonly skus: readonly Sku[]
}

/** How the parcel of a present is packed: in gift wrap, which costs nothing. */
export interface Present {
  /** The name on the parcel, if it goes to another home; absent if it goes to the buyer. */
  readonly recipient?: string
  /** Whom the courier calls; absent if it is the buyer. */
  readonly recipientPhone?: Phone
  /** Written on the card in the parcel; absent without one. */
  readonly message?: string
  /** Whether the paper in the parcel is without prices. The buyer's invoice always has them. */
  readonly hidesPrices: boolean
}

/**
 * A placed order with the amounts that were paid: `total` is `list` plus all adjustments plus `shipping`.
 */
export interface Order {
  readonly id: string
  /** ISO 8601, UTC. */
  readonly placedAt: string
  readonly status: OrderStatus
  readonly country: CountryCode
  readonly couponCode?: string
  readonly lines: readonly OrderLine[]
  readonly combos: readonly {
    readonly id: string
    readonly name: string
    readonly quantity: number
  }[]
  readonly gifts: readonly CartLine[]
  readonly adjustments: readonly {
    readonly source: 'combo' | 'coupon'
    readonly id: string
    /** Negative. */
    readonly amount: MinorUnits
  }[]
  /** Goods at list prices. */
  readonly list: MinorUnits
  readonly strike: MinorUnits
  readonly shipping: MinorUnits
  readonly total: MinorUnits
  readonly customer: Customer
  readonly address: Address
  readonly payment: { readonly provider: PaymentProvider; readonly reference: string }
  /** The part of `total` that a gift card has paid. The provider has charged the rest. */
  readonly giftCardPaid?: MinorUnits
  /** Absent if the order is no present, or has no parcel. */
  readonly present?: Present
  /** Absent if no toy was added from a shared wish list, or the buyer unticked that at checkout. */
  readonly wishlist?: FromWishlist
  /** The steps that the shopkeeper has reported so far. Absent if the order moves by the clock. */
  readonly steps?: readonly DatedStep[]
  /** The carrier's number of the parcel; absent until the shopkeeper has named it. */
  readonly trackingNumber?: string
}

/** Units of an order that are sent back. */
export interface OrderReturn {
  readonly id: string
  readonly orderId: string
  readonly country: CountryCode
  /** ISO 8601, UTC. */
  readonly requestedAt: string
  readonly status: 'requested' | 'refunded'
  readonly lines: readonly CartLine[]
  readonly reason: ReturnReason
  /** What is given back, shipping included. */
  readonly refund: MinorUnits
  /** The part of `refund` that is the order's shipping; absent if there is none. */
  readonly shipping?: MinorUnits
}

/** One order as its buyer reads it. */
export interface OrderWithReturns extends Order {
  /** The newest first. */
  readonly returns: readonly OrderReturn[]
}

/** What a shopper sends when placing an order. */
export interface Purchase {
  readonly cartId?: string
  /** The shopper knows the order that was placed from this cart, and wants one more. */
  readonly again?: true
  readonly country: CountryCode
  readonly couponCode?: string
  readonly gift?: Sku
  /** The refer code of the friend who sent the shopper. */
  readonly referCode?: string
  readonly lines: readonly CartLine[]
  readonly customer: Customer
  readonly address: Address
  /** The payment provider's token. Card data is never sent. */
  readonly payment: { readonly provider: PaymentProvider; readonly token: string }
  /** A gift card, and the amount that the shopper saw it pay. The server refuses an order if the amount differs. */
  readonly giftCard?: { readonly code: string; readonly pays: MinorUnits }
  readonly present?: Present
  readonly wishlist?: FromWishlist
  /** The total that the shopper saw. The server refuses an order whose total differs. */
  readonly total: MinorUnits
}
