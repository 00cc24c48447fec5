import { proxy } from 'valtio'
import type { SessionUser } from '../api/session.ts'

export interface SessionState {
  status: 'loading' | 'authenticated' | 'unauthenticated'
  user: SessionUser | undefined
}

/** Who is signed in (specification §3, §4). */
export function createSession() {
  const state = proxy<SessionState>({ status: 'loading', user: undefined })
  let loads = 0

  const put = (user: SessionUser | undefined) => {
    loads += 1
    state.user = user
    state.status = user === undefined ? 'unauthenticated' : 'authenticated'
  }

  return {
    state: state as Readonly<typeof state>,
    put,

    /** Nobody is known yet; an answer under way is ignored. */
    reset() {
      loads += 1
      state.user = undefined
      state.status = 'loading'
    },

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
  }
}
