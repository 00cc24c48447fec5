import { countries, countryInText, nameOf, type CountryCode } from '@stemside/rules'
import { countryCookie } from '@stemside/rules/contract/pages'
import { seedOf } from '../state/seed.ts'
import { countryNotFetched, countryNotice } from '../state/countryNotice.ts'
import type { Stores } from '../state/createStores.ts'
import { askForReload, type ReloadWindow } from './reloadIfAsked.ts'
import { storageKeys } from './storageKeys.ts'

const oneYear = 365 * 24 * 60 * 60

/** The parts of a window that this needs. */
export type CountryWindow = ReloadWindow & { readonly document: { cookie: string } }

/**
 * Moves the stores to another country (specification §4): removes the coupon, fetches prices, allows
 * the coupon popup again, and reloads the page after a second. Cart and page stay.
 */
export async function changeCountry(
  stores: Stores,
  country: CountryCode,
  window: CountryWindow = globalThis.window,
): Promise<void> {
  if (country === stores.prices.state.country) return
  try {
    stores.moveTo(await seedOf(stores.api, country))
  } catch {
    stores.notices.show(countryNotFetched(country))
    return
  }
  const secure = window.location.href.startsWith('https:') ? '; secure' : ''
  window.document.cookie = `${countryCookie}=${country}; path=/; max-age=${oneYear}; samesite=lax${secure}`
  storageKeys.showApplyCouponPopup.clear(window)
  const { gift } = stores.cart.state
  stores.notices.show(countryNotice(country, gift && nameOf(gift, stores.prices.state.catalogue)))
  askForReload(window)
}

/**
 * Another tab has changed the country. This tab keeps its prices until its shopper changes the
 * country too.
 */
export function offerCountry(stores: Stores, country: CountryCode) {
  const { code } = countries[country].currency
  stores.notices.show({
    id: 'country-changed',
    message: `In another tab you shop in ${countryInText(country)} now. Prices here are still for ${countryInText(stores.prices.state.country)}.`,
    action: {
      label: `Show prices in ${code}`,
      onPress: () => void changeCountry(stores, country),
    },
  })
}
