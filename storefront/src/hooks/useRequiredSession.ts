import { useEffect, useEffectEvent, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useSnapshot } from 'valtio'
import { getSession } from '../api/session.ts'
import { openFromAddress } from '../effects/openFromAddress.ts'
import type { Stores } from '../state/createStores.ts'
import { useStores } from './StoresContext.tsx'

export interface RequiredSession {
  /** `unreachable`: the store did not answer, so nobody knows who is signed in. */
  readonly status: 'loading' | 'unreachable' | 'signed-in'
  /** Whose page this is; undefined until it is known. */
  readonly email: string | undefined
  /** The session ended while the page was open. The page stays, with what was typed. */
  readonly isOver: boolean
  /** Asks the store again. */
  readonly retry: () => void
}

/**
 * The session of a page that needs one (§4.2). Redirects a visitor to the sign-in with the error
 * SessionRequired; signing in returns to the page. `maxAge`: seconds for which a known session is not
 * fetched again. With 0, each opening of the page fetches it (§4.3).
 */
export function useRequiredSession(maxAge = Number.POSITIVE_INFINITY): RequiredSession {
  const stores = useStores()
  const navigate = useNavigate()
  const { status, user, formerUser, isUnreachable } = useSnapshot(stores.session.state)
  const [isAsked, setAsked] = useState(false)
  const [wasKnown, setWasKnown] = useState(false)

  useEffect(() => {
    if (isAsked) return undefined
    let isOver = false
    const ask = async () => {
      const isKnown = stores.session.state.user !== undefined && maxAge > 0
      if (!isKnown) await stores.session.load(() => getSession(stores.api))
      if (!isOver) setAsked(true)
    }
    void ask()
    return () => {
      isOver = true
    }
  }, [isAsked, stores, maxAge])

  const email = isAsked ? (user ?? formerUser)?.email : undefined
  if (email !== undefined && !wasKnown) setWasKnown(true)
  const isVisitor = isAsked && status === 'unauthenticated' && !isUnreachable && email === undefined

  const leave = useEffectEvent(() => {
    // The user signed out on this page: do not ask to sign in.
    if (wasKnown) void navigate('/', { replace: true })
    else void goToSignIn(stores, navigate)
  })
  // Once: the page stays until the code of the next one is here.
  useEffect(() => {
    if (isVisitor) leave()
  }, [isVisitor])

  return {
    status:
      email === undefined ? (isUnreachable && isAsked ? 'unreachable' : 'loading') : 'signed-in',
    email,
    isOver: email !== undefined && user === undefined,
    retry: () => setAsked(false),
  }
}

/** Replaces the page, so that Back does not lead here again. */
async function goToSignIn(stores: Stores, navigate: ReturnType<typeof useNavigate>): Promise<void> {
  const { pathname, search } = window.location
  const query = new URLSearchParams({
    popup: 'login',
    error: 'SessionRequired',
    callbackUrl: pathname + search,
  })
  await navigate(`/?${query.toString()}`, { replace: true })
  openFromAddress(stores, window)
}
