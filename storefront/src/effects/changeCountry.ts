import { countries, countryInText, type CountryCode } from '@stemside/rules'
import { countryCookie } from '@stemside/rules/contract/pages'
import { seedOf } from '../prerender/fetchSeed.ts'
import { countryNotFetched, countryNotice } from '../state/countryNotice.ts'
import type { Shop } from '../state/createShop.ts'

/** The specification's pause between the new prices and the reload, in milliseconds (§9). */
const reloadPause = 1000
const oneYear = 365 * 24 * 60 * 60

/** What of a window this needs. */
export interface CountryWindow {
  readonly document: { cookie: string }
  readonly localStorage: Pick<Storage, 'removeItem'>
  readonly location: Pick<Location, 'href' | 'reload' | 'replace'>
}

/**
 * Moves the shop to another country (specification §4): the coupon goes, prices are fetched anew,
 * the coupon popup may show again, and the page is loaded afresh after a second. Cart and page stay.
 */
export async function changeCountry(
  shop: Shop,
  country: CountryCode,
  window: CountryWindow = globalThis.window,
): Promise<void> {
  if (country === shop.market.state.country) return
  try {
    shop.moveTo(await seedOf(shop.api, country))
  } catch {
    shop.notices.show(countryNotFetched(country))
    return
  }
  window.document.cookie = `${countryCookie}=${country}; path=/; max-age=${oneYear}; samesite=lax`
  forgetCouponPopup(window)
  shop.notices.show(countryNotice(country))
  setTimeout(() => reloadWithout('cc', window.location), reloadPause)
}

/** Another tab shops in another country now: this one keeps its prices until its visitor moves on too. */
export function offerCountry(shop: Shop, country: CountryCode) {
  const { currency } = countries[country]
  shop.notices.show({
    id: 'country-changed',
    message: `In another tab you shop in ${countryInText(country)} now. Prices here are still for ${countryInText(shop.market.state.country)}.`,
    action: {
      label: `Show prices in ${currency}`,
      onPress: () => void changeCountry(shop, country),
    },
  })
}

/** Lets the apply-coupon popup show again (specification §3, "Client storage keys"). */
function forgetCouponPopup(window: CountryWindow) {
  try {
    window.localStorage.removeItem('showApplyCouponPopup')
  } catch {
    // Blocked storage holds no flag.
  }
}

/** Reloads the page; a `cc` in its address would bring the old country back. */
function reloadWithout(parameter: string, location: CountryWindow['location']) {
  const url = new URL(location.href)
  if (!url.searchParams.has(parameter)) return location.reload()
  url.searchParams.delete(parameter)
  location.replace(url)
}
