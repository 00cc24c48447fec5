import { ApiError } from '../api/ApiError.ts'
import type { Stores } from './createStores.ts'
import { signInMessage } from './signInErrors.ts'

/** Opens the sign-in popup over a page whose session has ended. */
export function askToSignIn({ dialogs }: Pick<Stores, 'dialogs'>): void {
  dialogs.open({
    id: 'account',
    request: { mode: 'login', message: signInMessage('SessionRequired') },
  })
}

/** If the store says that nobody is signed in: ends the session here, asks to sign in, and returns true. */
export function endSessionOn(error: unknown, stores: Pick<Stores, 'dialogs' | 'session'>): boolean {
  if (!(error instanceof ApiError && error.status === 401)) return false
  stores.session.put(undefined)
  askToSignIn(stores)
  return true
}
