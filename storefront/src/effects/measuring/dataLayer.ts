import {
  countries,
  nameOf,
  products,
  type Catalogue,
  type CountryCode,
  type MinorUnits,
  type PricedCart,
  type Product,
  type Sku,
  storeName,
} from '@stemside/rules'
import type { ShopEvent } from '../../state/events.ts'

/** One entry of `window.dataLayer`, which tag managers read. */
export type DataLayerEntry = Readonly<Record<string, unknown>>

/**
 * An event as entries of the data layer (specification §7.17): addToCart for each sku that was added, with
 * the specification's fields; begin_checkout and purchase are the shop's own.
 */
export function entriesOf(event: ShopEvent): readonly DataLayerEntry[] {
  const { catalogue } = event
  if (event.kind === 'add-to-cart') {
    return event.lines.map(({ sku, quantity }) => ({
      event: 'addToCart',
      currency_code: countries[catalogue.country].currency.code,
      ...productOf(sku, quantity, catalogue),
    }))
  }
  const order = orderOf(event.cart, catalogue)
  return event.kind === 'purchase'
    ? [{ event: 'purchase', transaction_id: event.orderId, ...order }]
    : [{ event: 'begin_checkout', ...order }]
}

function orderOf({ lines, totals, country, adjustments }: PricedCart, catalogue: Catalogue) {
  return {
    currency_code: countries[country].currency.code,
    value: decimal(totals.total, country),
    shipping: decimal(totals.shipping, country),
    coupon: adjustments.find(({ source }) => source === 'coupon')?.id,
    products: lines
      .filter(({ isSoldHere }) => isSoldHere)
      .map(({ sku, quantity }) => productOf(sku, quantity, catalogue)),
  }
}

const known: Readonly<Record<Sku, Product>> = products

/** The price is the one that the shelf shows: before combos and coupon. */
function productOf(sku: Sku, quantity: number, catalogue: Catalogue) {
  const price = catalogue.offers.get(sku)?.price.listPrice
  return {
    content_id: sku,
    product_name: nameOf(sku, catalogue),
    price: price === undefined ? undefined : decimal(price, catalogue.country),
    brand: storeName,
    category: known[sku]?.line,
    quantity,
  }
}

/** 4549 minor units are the number 45.49. */
function decimal(amount: MinorUnits, country: CountryCode): number {
  return amount / 10 ** countries[country].currency.decimals
}
