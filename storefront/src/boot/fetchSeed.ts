import { pickCountry } from '@stemside/rules/contract/pages'
import type { StoreApi } from '../api/storeApi.ts'
import { chosenCountry } from '../effects/countryCookie.ts'
import { seedOf, type Seed } from '../state/seed.ts'

/** In development the page embeds no seed, so this picks the country as the server would. */
export function fetchSeed(api: StoreApi, search: string): Promise<Seed> {
  const chosen = chosenCountry(document.cookie)
  return seedOf(api, pickCountry(new URLSearchParams(search).get('cc'), chosen))
}
