import { useEffect } from 'react'
import { useSnapshot } from 'valtio'
import { useShop } from './ShopContext.tsx'

/**
 * The session's state, for what depends on it. The session is fetched at once instead of at the first
 * input.
 */
export function useSessionAtOnce() {
  const { session } = useShop()
  useEffect(() => session.ask(), [session])
  return useSnapshot(session.state)
}
