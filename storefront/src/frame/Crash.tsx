import { CrashScreen } from '@stemside/ui/screens/CrashScreen'
import { useState } from 'react'
import { startAfresh } from '../effects/startAfresh.ts'
import { useShop } from '../hooks/ShopContext.tsx'

/**
 * Shown when the page itself fails to render. Refresh clears the browser's storage and reloads
 * (specification §4).
 */
export function Crash() {
  const shop = useShop()
  const [isRefreshing, setRefreshing] = useState(false)
  const refresh = () => {
    setRefreshing(true)
    void startAfresh(shop, window)
  }
  return <CrashScreen isRefreshing={isRefreshing} onRefresh={refresh} />
}
