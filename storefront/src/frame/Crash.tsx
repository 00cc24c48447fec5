import { CrashScreen } from '@stemside/ui/screens/CrashScreen'
import { useState } from 'react'
import { startAfresh } from '../effects/startAfresh.ts'
import { useStores } from '../hooks/StoresContext.tsx'

/**
 * Shown when the page itself fails to render. Refresh clears the browser's storage and reloads
 * (specification §4).
 */
export function Crash() {
  const stores = useStores()
  const [isRefreshing, setRefreshing] = useState(false)
  const refresh = () => {
    setRefreshing(true)
    void startAfresh(stores, window)
  }
  return <CrashScreen isRefreshing={isRefreshing} onRefresh={refresh} />
}
