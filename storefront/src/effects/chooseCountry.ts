import type { CountryCode } from '@stemside/rules'
import { countryNotFetched } from '../state/countryNotice.ts'
import type { Shop } from '../state/createShop.ts'

/** Changes the country; the code for it is fetched with the press, as the country's prices are. */
export async function chooseCountry(shop: Shop, country: CountryCode): Promise<void> {
  try {
    const { changeCountry } = await import('./changeCountry.ts')
    await changeCountry(shop, country)
  } catch {
    shop.notices.show(countryNotFetched(country))
  }
}
