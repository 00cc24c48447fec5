import type { CountryCode } from '@stemside/rules'
import { countryNotFetched } from '../state/countryNotice.ts'
import type { Shop } from '../state/createShop.ts'

/** Shows a notice that offers the country that another tab has chosen. */
export async function tellOfOtherTab(shop: Shop, country: CountryCode): Promise<void> {
  if (country === shop.market.state.country) return shop.notices.dismiss('country-changed')
  const { offerCountry } = await import('./changeCountry.ts')
  offerCountry(shop, country)
}

/** Changes the country. The code for it is loaded on demand. */
export async function chooseCountry(shop: Shop, country: CountryCode): Promise<void> {
  try {
    const { changeCountry } = await import('./changeCountry.ts')
    await changeCountry(shop, country)
  } catch {
    shop.notices.show(countryNotFetched(country))
  }
}
