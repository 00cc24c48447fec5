import { MinimumPopup } from '@stemside/ui/popups/MinimumPopup'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useSnapshot } from 'valtio'
import { useShop } from '../ShopContext.tsx'

/** The popup of a coupon's unmet minimum, wired. */
export function MinimumPanel() {
  const { market, popups } = useShop()
  const navigate = useNavigate()
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
        void navigate('/shop')
      }}
      onClose={() => popups.hide()}
    />
  )
}
