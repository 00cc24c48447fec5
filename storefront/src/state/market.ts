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

/** Country, prices and stock: the one owner of what things cost here. */
export interface MarketState {
  country: CountryCode
  priceList: PriceList
  /** Compiled once for each price list that arrives. */
  catalogue: Catalogue
  stock: Readonly<Record<Sku, number>>
  /** The coupon that each price's `couponPrice` was made with. */
  couponCode: string | undefined
}

export type Market = ReturnType<typeof createMarket>

export function createMarket(seed: Seed, api: StoreApi) {
  const state = proxy<MarketState>({
    country: seed.priceList.country,
    priceList: ref(seed.priceList),
    catalogue: ref(compileCatalogue({ priceList: seed.priceList })),
    stock: ref(seed.stock),
    couponCode: seed.automaticCoupon?.code,
  })

  /** A later request of a kind makes an earlier one's answer stale, whichever comes first. */
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
    // Keep the same objects where nothing changed: new ones would render the whole page again.
    const next = JSON.stringify([priceList, stock, couponCode])
    const present = JSON.stringify([state.priceList, state.stock, state.couponCode])
    if (next !== present) put(priceList, stock, couponCode)
  }

  return {
    state: state as Readonly<typeof state>,
    put,

    /** The prices and the stock that the page was prerendered with. Answers under way are stale then. */
    reset() {
      put(seed.priceList, seed.stock, seed.automaticCoupon?.code)
    },

    /**
     * Fetches this country's prices, with what a coupon makes of each, and the stock. The old ones
     * stay on failure, which is thrown.
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
     * Fetches the prices of a cart's skus, and the stock; the rest of the list stays. A sku that the
     * answer leaves out is no longer sold. The old prices stay on failure, which is thrown.
     */
    async refreshFor(cart: Cart, couponCode: string | undefined) {
      const request = (latestForCart += 1)
      const [answer, stock] = await Promise.all([
        api.getPrices(state.country, couponCode, cart),
        api.getStock(),
      ])
      // A refresh with another coupon is under way: its list is the whole one.
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
