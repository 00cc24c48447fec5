import { useEffect, useState } from 'react'
import { useSnapshot } from 'valtio'
import { getSession } from '../api/session.ts'
import { storageKeys } from '../effects/storageKeys.ts'
import { useStores } from './StoresContext.tsx'

interface OrderAccess {
  /**
   * `waiting`: not known yet · `open`: the store can be asked · `closed`: this browser did not place the order, no
   * mail has opened it, and nobody is signed in · `unreachable`: the store does not say who is signed in.
   */
  readonly status: 'waiting' | 'open' | 'closed' | 'unreachable'
  /** The email address that this browser stored with the order. Without it, the session or a mail's key opens it. */
  readonly email: string | undefined
  /** Whether the key in a mail has opened the order in this tab. */
  readonly isByMail: boolean
  /** Asks again who is signed in. */
  readonly retry: () => void
}

/**
 * How this browser may ask for an order. An order that it placed, or that a mail has opened, needs no session. For another
 * one the session is fetched at once.
 */
export function useOrderAccess(orderId: string | undefined): OrderAccess {
  const { api, cart, orders, session } = useStores()
  const { isRestored } = useSnapshot(cart.state)
  const { remembered } = useSnapshot(orders.state)
  const { status, user, formerUser, isUnreachable, isAssumed } = useSnapshot(session.state)
  const email = remembered.find(({ id }) => id === orderId)?.email
  const isByMail =
    isRestored && orderId !== undefined && storageKeys.openedOrder.read(window) === orderId
  const isKnown = email !== undefined || isByMail
  const isSessionNeeded = isRestored && orderId !== undefined && !isKnown
  const [isAsking, setAsking] = useState(false)
  useEffect(() => {
    if (isSessionNeeded) session.ask()
  }, [session, isSessionNeeded])

  const access = (): OrderAccess['status'] => {
    // The orders in storage are read only after hydration.
    if (!isRestored) return 'waiting'
    if (!isSessionNeeded) return isKnown ? 'open' : 'closed'
    if (status === 'loading' || isAssumed || isAsking) return 'waiting'
    // A session that ended while the page was open takes nothing from the page.
    if (user !== undefined || formerUser !== undefined) return 'open'
    return isUnreachable ? 'unreachable' : 'closed'
  }
  const ask = async () => {
    setAsking(true)
    await session.load(() => getSession(api))
    setAsking(false)
  }
  return { status: access(), email, isByMail, retry: () => void ask() }
}
