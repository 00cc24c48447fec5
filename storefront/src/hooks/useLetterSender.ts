import { useEffect, useMemo, useState } from 'react'
import { useSnapshot } from 'valtio'
import { getOrder } from '../api/orders.ts'
import { useOrderAccess } from './useOrderAccess.ts'
import { useStores } from './StoresContext.tsx'

/** Who writes a letter to the shop. */
interface Sender {
  readonly name: string
  readonly email: string
}

/** The buyer of the order that a letter is about, if this browser may open it; else whoever is signed in. */
export function useLetterSender(orderId: string | undefined): Sender | undefined {
  const { api, session } = useStores()
  const { user } = useSnapshot(session.state)
  const { status, email } = useOrderAccess(orderId)
  const isOpen = status === 'open'
  const [found, setFound] = useState<{ readonly orderId: string; readonly sender: Sender }>()
  useEffect(() => {
    if (orderId === undefined || !isOpen) return undefined
    let isCurrent = true
    const fill = async () => {
      // Without an answer, the fields stay empty.
      const order = await getOrder(api, orderId, email).catch(() => undefined)
      if (!isCurrent || order === undefined) return
      const { name, email: address } = order.customer
      setFound({ orderId, sender: { name, email: address } })
    }
    void fill()
    return () => {
      isCurrent = false
    }
  }, [api, orderId, isOpen, email])
  const buyer = found?.orderId === orderId && isOpen ? found?.sender : undefined
  return useMemo(() => buyer ?? (user && { name: user.name, email: user.email }), [buyer, user])
}
