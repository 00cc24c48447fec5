import { proxy } from 'valtio'
import type { SessionUser } from '../api/session.ts'

/** What the account popup opens with. */
export interface AccountRequest {
  readonly mode: 'signup' | 'login'
  /** Why it opened, where that is not a press. */
  readonly message?: string | undefined
  /** The page of the shop to open after signing in. @default the present page */
  readonly next?: string | undefined
}

export interface SessionState {
  status: 'loading' | 'authenticated' | 'unauthenticated'
  user: SessionUser | undefined
  /** Set while the account popup is open. */
  popup: AccountRequest | undefined
}

/** The session (specification §3, §4) and the flag that opens the account popup. */
export function createSession() {
  const state = proxy<SessionState>({ status: 'loading', user: undefined, popup: undefined })
  let loads = 0

  const put = (user: SessionUser | undefined) => {
    loads += 1
    state.user = user
    state.status = user === undefined ? 'unauthenticated' : 'authenticated'
  }

  return {
    state: state as Readonly<typeof state>,
    put,

    /** Takes over what the store says, unless something newer is known by then. A failure changes no known session. */
    async load(getUser: () => Promise<SessionUser | undefined>): Promise<void> {
      loads += 1
      const load = loads
      try {
        const user = await getUser()
        if (load === loads) put(user)
      } catch {
        if (load === loads && state.status === 'loading') put(undefined)
      }
    },

    openPopup(request: AccountRequest) {
      state.popup = request
    },

    closePopup() {
      state.popup = undefined
    },
  }
}
