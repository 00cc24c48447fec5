import { MinimumPopup } from '@stemside/ui/popups/MinimumPopup'
import { useSnapshot } from 'valtio'
import { useDialog } from '../hooks/useDialog.ts'
import { useStores } from '../hooks/StoresContext.tsx'
import { useGo } from '../hooks/navigation.ts'

/** Connects the popup of a coupon's unmet minimum to the stores. */
export function MinimumPanel() {
  const { prices } = useStores()
  const go = useGo()
  const { country } = useSnapshot(prices.state)
  const { isOpen, props, close } = useDialog('unmet-minimum')
  if (props === undefined) return null
  return (
    <MinimumPopup
      {...props.unmet}
      isOpen={isOpen}
      country={country}
      onShop={() => {
        close()
        void go('/shop')
      }}
      onClose={close}
    />
  )
}
