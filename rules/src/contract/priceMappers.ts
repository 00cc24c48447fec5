import type { Price, PriceList } from '../catalogue/types.ts'
import { countries, type CountryCode } from '../countries/countries.ts'
import { priceListSchema } from './calls.ts'
import { moneyFromWire, moneyToWire } from './money.ts'
import type { WireSkuPrice, WireSkuRespons } from './wire.ts'

/** The answer of /get_skus. @throws RulesError for an amount that is no money. */
export function priceListFromWire(wire: WireSkuRespons): PriceList {
  return {
    country: wire.countryCode,
    prices: Object.fromEntries(
      Object.entries(wire.prices).map(([sku, price]) => [
        sku,
        priceFromWire(sku, price, wire.countryCode),
      ]),
    ),
  }
}

/** `list_price` is before the coupon, `price` after it (§3.4). */
function priceFromWire(sku: string, wire: WireSkuPrice, country: CountryCode): Price {
  return {
    listPrice: moneyFromWire(wire.list_price, country, `prices.${sku}.list_price`),
    strikePrice: moneyFromWire(wire.strike_price, country, `prices.${sku}.strike_price`),
    couponPrice: moneyFromWire(wire.price, country, `prices.${sku}.price`),
    soldIn: wire.check_available,
    singleAllowedIn: wire.single_plugo_allowed_countries,
  }
}

export function priceListToWire(list: PriceList, coupon?: string): WireSkuRespons {
  return {
    countryCode: list.country,
    currency: countries[list.country].currency.code,
    schema: priceListSchema,
    ...(coupon === undefined ? {} : { coupon }),
    prices: Object.fromEntries(
      Object.entries(list.prices).map(([sku, price]) => [sku, priceToWire(list.country, price)]),
    ),
  }
}

function priceToWire(country: CountryCode, price: Price): WireSkuPrice {
  return {
    price: moneyToWire(price.couponPrice ?? price.listPrice, country),
    list_price: moneyToWire(price.listPrice, country),
    strike_price: moneyToWire(price.strikePrice, country),
    countryCode: country,
    check_available: [...price.soldIn],
    single_plugo_allowed_countries: [...price.singleAllowedIn],
  }
}
