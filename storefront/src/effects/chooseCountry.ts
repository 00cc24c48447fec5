import type { CountryCode } from '@stemside/rules'
import { countryNotFetched } from '../state/countryNotice.ts'
import type { Stores } from '../state/createStores.ts'

/** Shows a notice that offers the country that another tab has chosen. */
export async function tellOfOtherTab(stores: Stores, country: CountryCode): Promise<void> {
  if (country === stores.prices.state.country) return stores.notices.dismiss('country-changed')
  const { offerCountry } = await import('./changeCountry.ts')
  offerCountry(stores, country)
}

/** Changes the country. The code for it is loaded on demand. */
export async function chooseCountry(stores: Stores, country: CountryCode): Promise<void> {
  try {
    const { changeCountry } = await import('./changeCountry.ts')
    await changeCountry(stores, country)
  } catch {
    stores.notices.show(countryNotFetched(country))
  }
}
