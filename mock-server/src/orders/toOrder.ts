import {
  isWithoutParcel,
  type MinorUnits,
  type Order,
  type PricedCart,
  type Purchase,
} from '@stemside/rules'

interface Placed {
  readonly id: string
  readonly placedAt: string
  /** The provider's reference of the payment; empty until it is paid. */
  readonly reference: string
  readonly giftCardPaid: MinorUnits | undefined
  /** Whether the shopkeeper will report its steps. */
  readonly isByHand: boolean
}

/** The order's row: what was charged, to whom, and the address that it ships to. */
export function toOrder(priced: PricedCart, purchase: Purchase, placed: Placed): Order {
  const coupon = priced.adjustments.find(({ source }) => source === 'coupon')
  return {
    id: placed.id,
    placedAt: placed.placedAt,
    status: 'placed',
    country: priced.country,
    ...(coupon ? { couponCode: coupon.id } : {}),
    lines: priced.lines.map(({ sku, quantity, unitPrice, total }) => ({
      sku,
      quantity,
      unitPrice,
      total,
    })),
    combos: priced.combos.map(({ id, name, quantity }) => ({ id, name, quantity })),
    gifts: priced.gifts.map(({ sku, quantity }) => ({ sku, quantity })),
    adjustments: priced.savings.map(({ source, id, amount }) => ({ source, id, amount })),
    list: priced.totals.listTotal,
    strike: priced.totals.strikeTotal,
    shipping: priced.totals.shipping,
    total: priced.totals.total,
    customer: purchase.customer,
    address: purchase.address,
    payment: { provider: purchase.payment.provider, reference: placed.reference },
    ...(placed.giftCardPaid === undefined ? {} : { giftCardPaid: placed.giftCardPaid }),
    // Without a parcel there is nothing to wrap or to send: e-storybooks are there at once.
    ...(purchase.present === undefined || isWithoutParcel(priced)
      ? {}
      : { present: purchase.present }),
    ...listIn(purchase, priced),
    ...(placed.isByHand && !isWithoutParcel(priced) ? { steps: [] } : {}),
  }
}

/** Names only toys that the order has. */
function listIn({ wishlist }: Purchase, { lines }: PricedCart): Pick<Order, 'wishlist'> {
  const skus = wishlist?.skus.filter((sku) => lines.some((line) => line.sku === sku)) ?? []
  return wishlist === undefined || skus.length === 0 ? {} : { wishlist: { id: wishlist.id, skus } }
}
