import {
  countries,
  type Coupon,
  isUsableIn,
  minus,
  nothing,
  percentOf,
  type PriceList,
} from '@stemside/rules'
import { endpoints, priceListToWire } from '@stemside/rules/contract'
import { couponOf, priceListOf } from '../catalogue/readCatalogue.ts'
import { noteUnknownCode } from '../http/rateLimits.ts'
import { success, type Serve } from '../http/serve.ts'

/** POST /get_skus and GET /getSkuInStock: prices, and units in stock. */
export function priceRoutes(serve: Serve): void {
  serve(endpoints.getSkus, async ({ shop, body, query, response }) => {
    const list = await priceListOf(shop.store, query.countryCode)
    const coupon = await couponOf(shop.store, query.couponCode)
    if (query.couponCode !== undefined && !coupon) noteUnknownCode(response)
    const usable = coupon && isUsableIn(coupon, query.countryCode) ? coupon : undefined
    const asked = new Set(body.cart.map(({ sku }) => sku))
    const wanted = asked.size === 0 ? list : onlySkus(list, asked)
    return {
      status: success,
      skuRespons: priceListToWire(usable ? withCoupon(wanted, usable) : wanted, usable?.code),
    }
  })

  serve(endpoints.getSkuInStock, async ({ shop }) => {
    const rows = await shop.store.find('stock', { order: 'oldest', limit: Infinity })
    return {
      status: success,
      data: Object.fromEntries(rows.map(({ id, row }) => [id, row.units])),
    }
  })
}

function onlySkus({ country, prices }: PriceList, skus: ReadonlySet<string>): PriceList {
  return {
    country,
    prices: Object.fromEntries(Object.entries(prices).filter(([sku]) => skus.has(sku))),
  }
}

/** What one unit costs after a percent coupon, for information: the cart rounds once, not per unit. */
function withCoupon({ country, prices }: PriceList, coupon: Coupon): PriceList {
  const counts = (sku: string) => coupon.skus.length === 0 || coupon.skus.includes(sku)
  if (coupon.kind !== 'percent') return { country, prices }
  const { quantum } = countries[country].currency
  return {
    country,
    prices: Object.fromEntries(
      Object.entries(prices).map(([sku, price]) => {
        const off = counts(sku) ? percentOf(price.listPrice, coupon.basisPoints, quantum) : nothing
        return [sku, { ...price, couponPrice: minus(price.listPrice, off) }]
      }),
    ),
  }
}
