import type { CountryCode } from '@stemside/rules'
import { countryNotFetched } from '../state/countryNotice.ts'
import type { Shop } from '../state/createShop.ts'

/** Offers to follow another tab to the country that it has moved to. */
export async function tellOfOtherTab(shop: Shop, country: CountryCode): Promise<void> {
  if (country === shop.market.state.country) return shop.notices.dismiss('country-changed')
  const { offerCountry } = await import('./changeCountry.ts')
  offerCountry(shop, country)
}

/** Changes the country; the code for it is fetched with the press, as the country's prices are. */
export async function chooseCountry(shop: Shop, country: CountryCode): Promise<void> {
  try {
    const { changeCountry } = await import('./changeCountry.ts')
    await changeCountry(shop, country)
  } catch {
    shop.notices.show(countryNotFetched(country))
  }
}
