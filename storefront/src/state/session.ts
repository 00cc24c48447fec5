import { proxy } from 'valtio'
import type { SessionUser } from '../api/session.ts'

export interface SessionState {
  status: 'loading' | 'authenticated' | 'unauthenticated'
  user: SessionUser | undefined
  /** The user whose session expired on this page. Signing in or out clears it. */
  formerUser: SessionUser | undefined
  /** The store did not answer: nobody knows whether somebody is signed in. */
  isUnreachable: boolean
  /** The store was not asked: this browser has no hint of a session, so the page assumes that nobody is signed in. */
  isAssumed: boolean
  /** The page or an open popup depends on the answer, so it is fetched at once. */
  isAskedFor: boolean
  /** How often the shopper has left the page to sign in, with Google. */
  departures: number
}

/** Who is signed in (specification §3, §4). */
export function createSession() {
  const state = proxy<SessionState>({
    status: 'loading',
    user: undefined,
    formerUser: undefined,
    isUnreachable: false,
    isAssumed: false,
    isAskedFor: false,
    departures: 0,
  })
  let loads = 0

  const put = (user: SessionUser | undefined) => {
    loads += 1
    state.formerUser = user === undefined ? (state.user ?? state.formerUser) : undefined
    state.isUnreachable = false
    state.isAssumed = false
    state.user = user
    state.status = user === undefined ? 'unauthenticated' : 'authenticated'
  }

  /** The store is about to be asked, so nothing is assumed any more. */
  const endAssumption = () => {
    if (!state.isAssumed) return
    state.isAssumed = false
    state.status = 'loading'
  }

  return {
    state: state as Readonly<typeof state>,
    put,

    /** Assumes that nobody is signed in, until the store is asked. */
    assumeVisitor() {
      if (state.status !== 'loading') return
      state.isAssumed = true
      state.status = 'unauthenticated'
    },

    /** Asks for the session at once, if it is not known yet. */
    ask() {
      endAssumption()
      state.isAskedFor = true
    },

    /** Announces that the page is about to be left, to sign in elsewhere. */
    depart() {
      state.departures += 1
    },

    /** Resets to "not known yet". A pending answer is ignored. */
    reset() {
      loads += 1
      state.user = undefined
      state.formerUser = undefined
      state.isUnreachable = false
      state.isAssumed = false
      state.isAskedFor = false
      state.departures = 0
      state.status = 'loading'
    },

    /**
     * Takes the store's answer, unless something newer is known by then. An error does not end a
     * known session.
     */
    async load(getUser: () => Promise<SessionUser | undefined>): Promise<void> {
      loads += 1
      const load = loads
      endAssumption()
      try {
        const user = await getUser()
        if (load === loads) put(user)
      } catch {
        if (load !== loads || state.status !== 'loading') return
        put(undefined)
        state.isUnreachable = true
      }
    },
  }
}
