import { useEffect, useState } from 'react'
import { useSnapshot } from 'valtio'
import type { StoreApi } from '../api/storeApi.ts'
import { endSessionOn } from '../state/askToSignIn.ts'
import { useStores } from './StoresContext.tsx'

export type AccountData<T> =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly isRetrying: boolean }
  | { readonly status: 'ready'; readonly data: T }

export interface UsedAccountData<T> {
  readonly own: AccountData<T>
  /** Replaces the data by the store's answer to a change. */
  readonly put: (data: T) => void
  /** Fetches again. */
  readonly retry: () => void
}

/**
 * The user's data on a signed-in page, fetched once `email` is known. Pass `read` as a function of a
 * module, because a new function fetches again. If the session has ended, the sign-in popup opens
 * and the data is fetched afterwards.
 */
export function useAccountData<T>(
  read: (api: StoreApi) => Promise<T>,
  email: string | undefined,
): UsedAccountData<T> {
  const stores = useStores()
  const isSignedIn = useSnapshot(stores.session.state).user !== undefined
  const [known, setKnown] = useState<{ readonly email: string; readonly own: AccountData<T> }>()
  // Another user's data is never shown.
  const own: AccountData<T> = known?.email === email && known ? known.own : { status: 'loading' }
  const isDue =
    isSignedIn && (own.status === 'loading' || (own.status === 'failed' && own.isRetrying))

  useEffect(() => {
    if (email === undefined || !isDue) return undefined
    let isOver = false
    const put = (next: AccountData<T>) => {
      if (!isOver) setKnown({ email, own: next })
    }
    const fetchNow = async () => {
      try {
        put({ status: 'ready', data: await read(stores.api) })
      } catch (error) {
        if (isOver || endSessionOn(error, stores)) return
        put({ status: 'failed', isRetrying: false })
      }
    }
    void fetchNow()
    return () => {
      isOver = true
    }
  }, [stores, read, email, isDue])

  const set = (next: AccountData<T>) => {
    if (email !== undefined) setKnown({ email, own: next })
  }
  return {
    own,
    put: (data) => set({ status: 'ready', data }),
    retry: () => set({ status: 'failed', isRetrying: true }),
  }
}
