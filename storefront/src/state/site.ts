import type { ResponseOf } from '@stemside/rules/contract'
import { proxy } from 'valtio'
import type { StoreApi } from '../api/storeApi.ts'

/** The store's public figures (GET /site). The browser invents none of them. */
export type Site = Omit<ResponseOf<'getSite'>, 'status'>

export function createSiteStore(api: StoreApi) {
  const state = proxy<{ site: Site | undefined }>({ site: undefined })
  return {
    state: state as Readonly<typeof state>,
    /** Fetches the figures. After an error, the page leaves out what shows them. */
    async load(visitId: string | undefined): Promise<void> {
      try {
        state.site = await api.getSite(visitId)
      } catch {
        // The page is complete without the figures.
      }
    },
  }
}
