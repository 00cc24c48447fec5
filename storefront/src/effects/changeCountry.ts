import { countries, countryInText, nameOf, type CountryCode } from '@stemside/rules'
import { countryCookie } from '@stemside/rules/contract/pages'
import { seedOf } from '../state/seed.ts'
import { countryNotFetched, countryNotice } from '../state/countryNotice.ts'
import type { Shop } from '../state/createShop.ts'
import { askForReload, type ReloadWindow } from './reloadIfAsked.ts'
import { storageKeys } from './storageKeys.ts'

const oneYear = 365 * 24 * 60 * 60

/** The parts of a window that this needs. */
export type CountryWindow = ReloadWindow & { readonly document: { cookie: string } }

/**
 * Moves the shop to another country (specification §4): removes the coupon, fetches prices, allows
 * the coupon popup again, and reloads the page after a second. Cart and page stay.
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
  const secure = window.location.href.startsWith('https:') ? '; secure' : ''
  window.document.cookie = `${countryCookie}=${country}; path=/; max-age=${oneYear}; samesite=lax${secure}`
  storageKeys.showApplyCouponPopup.clear(window)
  const { gift } = shop.cart.state
  shop.notices.show(countryNotice(country, gift && nameOf(gift, shop.market.state.catalogue)))
  askForReload(window)
}

/**
 * Another tab has changed the country. This tab keeps its prices until its shopper changes the
 * country too.
 */
export function offerCountry(shop: Shop, country: CountryCode) {
  const { code } = countries[country].currency
  shop.notices.show({
    id: 'country-changed',
    message: `In another tab you shop in ${countryInText(country)} now. Prices here are still for ${countryInText(shop.market.state.country)}.`,
    action: {
      label: `Show prices in ${code}`,
      onPress: () => void changeCountry(shop, country),
    },
  })
}
