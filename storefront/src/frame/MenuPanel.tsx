import { SideMenu } from '@stemside/ui/shell/SideMenu'
import { useSnapshot } from 'valtio'
import { chooseCountry } from '../effects/chooseCountry.ts'
import { useShop } from '../hooks/ShopContext.tsx'
import { toSearch } from './toSearch.ts'
import { useAccount } from './useAccount.ts'
import { useGo } from '../hooks/places.ts'

export interface MenuPanelProps {
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** The side menu of narrow screens, wired. */
export function MenuPanel({ isOpen, onClose }: MenuPanelProps) {
  const shop = useShop()
  const go = useGo()
  const { country } = useSnapshot(shop.market.state)
  const account = useAccount()
  return (
    <SideMenu
      isOpen={isOpen}
      onClose={onClose}
      country={country}
      account={{
        ...account,
        onLogIn: () => {
          onClose()
          account.onLogIn()
        },
        onLogOut: () => {
          onClose()
          account.onLogOut()
        },
      }}
      onCountryChange={(chosen) => void chooseCountry(shop, chosen)}
      onSearch={(query) => {
        onClose()
        void go(toSearch(query))
      }}
    />
  )
}
