import type {
  Address,
  Customer,
  FromWishlist,
  Order,
  OrderReturn,
  Present,
  Purchase,
} from '../orders/types.ts'
import { countries } from '../countries/countries.ts'
import type { WireReturn } from './account.ts'
import { moneyFromWire, moneyToWire } from './money.ts'
import type { OrderRequest, WireAddress, WireCustomer, WireOrder, WirePresent } from './wire.ts'

/** Maps an answer of GET /orders/{orderId}. @throws RulesError if an amount is not a valid decimal. */
export function orderFromWire(wire: WireOrder): Order {
  return {
    id: wire.orderId,
    placedAt: wire.placedAt,
    status: wire.status,
    country: wire.countryCode,
    ...(wire.couponCode === undefined ? {} : { couponCode: wire.couponCode }),
    lines: wire.cart_data.map((line, index) => ({
      sku: line.sku,
      quantity: line.quantity,
      unitPrice: moneyFromWire(line.price, wire.countryCode, `cart_data.${index}.price`),
      total: moneyFromWire(line.total, wire.countryCode, `cart_data.${index}.total`),
    })),
    combos: wire.combos,
    gifts: wire.gifts,
    adjustments: wire.adjustments.map((adjustment, index) => ({
      ...adjustment,
      amount: moneyFromWire(adjustment.amount, wire.countryCode, `adjustments.${index}.amount`),
    })),
    list: moneyFromWire(wire.cart_value, wire.countryCode, 'cart_value'),
    strike: moneyFromWire(wire.striked_cart_value, wire.countryCode, 'striked_cart_value'),
    shipping: moneyFromWire(wire.shipping_charge, wire.countryCode, 'shipping_charge'),
    total: moneyFromWire(wire.total, wire.countryCode, 'total'),
    customer: customerFromWire(wire.customer),
    address: addressFromWire(wire.shippingAddress),
    payment: wire.payment,
    ...(wire.giftCardPaid === undefined
      ? {}
      : { giftCardPaid: moneyFromWire(wire.giftCardPaid, wire.countryCode, 'giftCardPaid') }),
    ...(wire.present === undefined ? {} : { present: presentFromWire(wire.present) }),
    ...(wire.wishlist === undefined ? {} : { wishlist: fromWishlist(wire.wishlist) }),
    ...(wire.steps === undefined ? {} : { steps: wire.steps }),
    ...(wire.trackingNumber === undefined ? {} : { trackingNumber: wire.trackingNumber }),
  }
}

export function orderToWire(order: Order): WireOrder {
  return {
    orderId: order.id,
    placedAt: order.placedAt,
    status: order.status,
    countryCode: order.country,
    currency: countries[order.country].currency.code,
    ...(order.couponCode === undefined ? {} : { couponCode: order.couponCode }),
    cart_data: order.lines.map((line) => ({
      sku: line.sku,
      quantity: line.quantity,
      price: moneyToWire(line.unitPrice, order.country),
      total: moneyToWire(line.total, order.country),
    })),
    combos: [...order.combos],
    gifts: [...order.gifts],
    adjustments: order.adjustments.map((adjustment) => ({
      ...adjustment,
      amount: moneyToWire(adjustment.amount, order.country),
    })),
    cart_value: moneyToWire(order.list, order.country),
    striked_cart_value: moneyToWire(order.strike, order.country),
    shipping_charge: moneyToWire(order.shipping, order.country),
    total: moneyToWire(order.total, order.country),
    customer: customerToWire(order.customer),
    shippingAddress: { ...order.address },
    payment: order.payment,
    ...(order.giftCardPaid === undefined
      ? {}
      : { giftCardPaid: moneyToWire(order.giftCardPaid, order.country) }),
    ...(order.present === undefined ? {} : { present: presentToWire(order.present) }),
    ...(order.wishlist === undefined ? {} : { wishlist: fromWishlist(order.wishlist) }),
    ...(order.steps === undefined ? {} : { steps: [...order.steps] }),
    ...(order.trackingNumber === undefined ? {} : { trackingNumber: order.trackingNumber }),
  }
}

/** Maps a return of GET /user/returns. @throws RulesError if the refund is not a valid decimal. */
export function returnFromWire(wire: WireReturn): OrderReturn {
  return {
    id: wire.returnId,
    orderId: wire.orderId,
    country: wire.countryCode,
    requestedAt: wire.requestedAt,
    status: wire.status,
    lines: wire.cart_data,
    reason: wire.reason,
    refund: moneyFromWire(wire.refund, wire.countryCode, 'refund'),
    ...(wire.shippingRefund === undefined
      ? {}
      : { shipping: moneyFromWire(wire.shippingRefund, wire.countryCode, 'shippingRefund') }),
  }
}

/** The body of /place_order. */
export function purchaseToWire(purchase: Purchase): OrderRequest {
  return {
    ...(purchase.cartId === undefined ? {} : { cart_id: purchase.cartId }),
    ...(purchase.again === undefined ? {} : { again: purchase.again }),
    countryCode: purchase.country,
    ...(purchase.couponCode === undefined ? {} : { couponCode: purchase.couponCode }),
    ...(purchase.gift === undefined ? {} : { gift: purchase.gift }),
    ...(purchase.referCode === undefined ? {} : { referCode: purchase.referCode }),
    cart_data: purchase.lines.map(({ sku, quantity }) => ({ sku, quantity })),
    customer: customerToWire(purchase.customer),
    shippingAddress: { ...purchase.address },
    payment: purchase.payment,
    ...(purchase.giftCard === undefined
      ? {}
      : {
          giftCard: purchase.giftCard.code,
          giftCardPays: moneyToWire(purchase.giftCard.pays, purchase.country),
        }),
    ...(purchase.present === undefined ? {} : { present: presentToWire(purchase.present) }),
    ...(purchase.wishlist === undefined ? {} : { wishlist: fromWishlist(purchase.wishlist) }),
    total: moneyToWire(purchase.total, purchase.country),
  }
}

/** @throws RulesError for a total, or a part that a gift card pays, that is no money. */
export function purchaseFromWire(wire: OrderRequest): Purchase {
  return {
    ...(wire.cart_id === undefined ? {} : { cartId: wire.cart_id }),
    ...(wire.again === undefined ? {} : { again: wire.again }),
    country: wire.countryCode,
    ...(wire.couponCode === undefined ? {} : { couponCode: wire.couponCode }),
    ...(wire.gift === undefined ? {} : { gift: wire.gift }),
    ...(wire.referCode === undefined ? {} : { referCode: wire.referCode }),
    lines: wire.cart_data.map(({ sku, quantity }) => ({ sku, quantity })),
    customer: customerFromWire(wire.customer),
    address: addressFromWire(wire.shippingAddress),
    payment: wire.payment,
    ...(wire.giftCard === undefined || wire.giftCardPays === undefined
      ? {}
      : {
          giftCard: {
            code: wire.giftCard,
            pays: moneyFromWire(wire.giftCardPays, wire.countryCode, 'giftCardPays'),
          },
        }),
    ...(wire.present === undefined ? {} : { present: presentFromWire(wire.present) }),
    ...(wire.wishlist === undefined ? {} : { wishlist: fromWishlist(wire.wishlist) }),
    total: moneyFromWire(wire.total, wire.countryCode, 'total'),
  }
}

/** The wire's `customer.countryCode` is the dial code (§3.11). */
function customerFromWire({ countryCode, ...rest }: WireCustomer): Customer {
  return { ...rest, dialCode: countryCode }
}

function customerToWire({ dialCode, ...rest }: Customer): WireCustomer {
  return { ...rest, countryCode: dialCode }
}

function presentFromWire({ recipient, recipientPhone, message, hidePrices }: WirePresent): Present {
  return {
    hidesPrices: hidePrices,
    ...(recipient === undefined ? {} : { recipient }),
    ...(recipientPhone === undefined
      ? {}
      : {
          recipientPhone: {
            phone: recipientPhone.phone,
            dialCode: recipientPhone.countryCode,
          },
        }),
    ...(message === undefined ? {} : { message }),
  }
}

function presentToWire({ hidesPrices, recipientPhone, ...rest }: Present): WirePresent {
  return {
    hidePrices: hidesPrices,
    ...rest,
    ...(recipientPhone === undefined
      ? {}
      : {
          recipientPhone: {
            phone: recipientPhone.phone,
            countryCode: recipientPhone.dialCode,
          },
        }),
  }
}

/** The wire has the same fields. */
function fromWishlist({ id, skus }: FromWishlist) {
  return { id, skus: [...skus] }
}

export function addressFromWire({ line2, ...rest }: WireAddress): Address {
  return line2 === undefined ? rest : { ...rest, line2 }
}
