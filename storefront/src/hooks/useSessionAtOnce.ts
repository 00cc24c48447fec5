import { useEffect } from 'react'
import { useSnapshot } from 'valtio'
import { useStores } from './StoresContext.tsx'

/**
 * The session's state, for what depends on it. The session is fetched at once, also without a hint of one
 * (docs/decisions/408).
 */
export function useSessionAtOnce() {
  const { session } = useStores()
  useEffect(() => session.ask(), [session])
  return useSnapshot(session.state)
}
