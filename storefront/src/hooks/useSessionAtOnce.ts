import { useEffect } from 'react'
import { useSnapshot } from 'valtio'
import { useStores } from './StoresContext.tsx'

/**
 * The session's state, for what depends on it. The session is fetched at once instead of at the first
 * input.
 */
export function useSessionAtOnce() {
  const { session } = useStores()
  useEffect(() => session.ask(), [session])
  return useSnapshot(session.state)
}
