import {
  compileCatalogue,
  type Cart,
  type Catalogue,
  type CountryCode,
  type PriceList,
  type Sku,
} from '@stemside/rules'
import { proxy, ref } from 'valtio'
import type { StoreApi } from '../api/storeApi.ts'
import type { Seed } from './seed.ts'

/** Country, prices and stock. No other store keeps prices. */
export interface PricesState {
  country: CountryCode
  priceList: PriceList
  /** Compiled once for each price list. */
  catalogue: Catalogue
  stock: Readonly<Record<Sku, number>>
  /** The coupon code that the `couponPrice`s were calculated with. */
  couponCode: string | undefined
}

export function createPrices(seed: Seed, api: StoreApi) {
  const state = proxy<PricesState>({
    country: seed.priceList.country,
    priceList: ref(seed.priceList),
    catalogue: ref(compileCatalogue({ priceList: seed.priceList })),
    stock: ref(seed.stock),
    couponCode: seed.automaticCoupon?.code,
  })

  /**
   * Numbers the requests: a later request makes an earlier one's answer stale, whichever arrives
   * first.
   */
  let latest = 0
  let latestForCart = 0

  const put = (priceList: PriceList, stock: Readonly<Record<Sku, number>>, couponCode?: string) => {
    latest += 1
    latestForCart += 1
    state.country = priceList.country
    state.priceList = ref(priceList)
    state.catalogue = ref(compileCatalogue({ priceList }))
    state.stock = ref(stock)
    state.couponCode = couponCode
  }

  const putChanged = (
    priceList: PriceList,
    stock: Readonly<Record<Sku, number>>,
    couponCode?: string,
  ) => {
    // Keep the same objects if nothing changed: new ones would render the whole page again.
    const next = JSON.stringify([priceList, stock, couponCode])
    const present = JSON.stringify([state.priceList, state.stock, state.couponCode])
    if (next !== present) put(priceList, stock, couponCode)
  }

  return {
    state: state as Readonly<typeof state>,
    put,

    /**
     * Resets to the prices and stock that the page was prerendered with. Pending answers are
     * ignored.
     */
    reset() {
      put(seed.priceList, seed.stock, seed.automaticCoupon?.code)
    },

    /**
     * Fetches this country's prices, with what a coupon makes of each, and the stock. On an error,
     * the old ones stay and the error is thrown.
     */
    async refresh(couponCode?: string) {
      const request = (latest += 1)
      const [priceList, stock] = await Promise.all([
        api.getPrices(state.country, couponCode),
        api.getStock(),
      ])
      if (request === latest) putChanged(priceList, stock, couponCode)
    },

    /**
     * Fetches the stock and the prices of a cart's skus; the rest of the list stays. A sku that is
     * missing in the answer is no longer sold. On an error, the old prices stay and the error is
     * thrown.
     */
    async refreshFor(cart: Cart, couponCode: string | undefined) {
      const request = (latestForCart += 1)
      const [answer, stock] = await Promise.all([
        api.getPrices(state.country, couponCode, cart),
        api.getStock(),
      ])
      // A fetch of the whole list with another coupon is in progress, so ignore this answer.
      if (request !== latestForCart || couponCode !== state.couponCode) return
      const asked = new Set(cart.lines.map(({ sku }) => sku))
      const kept = Object.entries(state.priceList.prices).filter(
        ([sku]) => !asked.has(sku) || answer.prices[sku] !== undefined,
      )
      const prices = { ...Object.fromEntries(kept), ...answer.prices }
      putChanged({ ...state.priceList, prices }, stock, couponCode)
    },
  }
}
