import type { ResponseOf } from '@stemside/rules/contract'
import { proxy } from 'valtio'
import type { StoreApi } from '../api/storeApi.ts'

/** What the store tells of itself (GET /site); nothing of it is made up in the browser. */
export type Site = Omit<ResponseOf<'getSite'>, 'status'>

export function createSiteStore(api: StoreApi) {
  const state = proxy<{ site: Site | undefined }>({ site: undefined })
  return {
    state: state as Readonly<typeof state>,
    reset() {
      state.site = undefined
    },
    /** Fetches it; a failure leaves out what would show it. */
    async load(visitId: string | undefined): Promise<void> {
      try {
        state.site = await api.getSite(visitId)
      } catch {
        // The page is whole without it.
      }
    },
  }
}
