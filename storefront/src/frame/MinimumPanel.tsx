import { MinimumPopup } from '@stemside/ui/popups/MinimumPopup'
import { useState } from 'react'
import { useSnapshot } from 'valtio'
import { useShop } from '../hooks/ShopContext.tsx'
import { useGo } from '../hooks/places.ts'

/** The popup of a coupon's unmet minimum, wired. */
export function MinimumPanel() {
  const { market, popups } = useShop()
  const go = useGo()
  const { country } = useSnapshot(market.state)
  const { unmetMinimum } = useSnapshot(popups.state)
  // What it says stays while it closes.
  const [last, setLast] = useState(unmetMinimum)
  if (unmetMinimum !== undefined && unmetMinimum !== last) setLast(unmetMinimum)
  if (last === undefined) return null
  return (
    <MinimumPopup
      {...last}
      isOpen={unmetMinimum !== undefined}
      country={country}
      onShop={() => {
        popups.hide()
        void go('/shop')
      }}
      onClose={() => popups.hide()}
    />
  )
}
