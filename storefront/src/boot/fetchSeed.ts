import { pickCountry } from '@stemside/rules/contract/pages'
import type { StoreApi } from '../api/storeApi.ts'
import { seedOf, type Seed } from '../state/seed.ts'

/** In development no page carries a seed: the country is picked as the server would pick it. */
export function fetchSeed(api: StoreApi, search: string): Promise<Seed> {
  const cookie = /(?:^|; )cc=([^;]*)/.exec(document.cookie)?.[1]
  return seedOf(api, pickCountry(new URLSearchParams(search).get('cc'), cookie))
}
