import { SideMenu } from '@stemside/ui/shell/SideMenu'
import { useSnapshot } from 'valtio'
import { chooseCountry } from '../effects/chooseCountry.ts'
import { useDialog } from '../hooks/useDialog.ts'
import { useShop } from '../hooks/ShopContext.tsx'
import { toSearch } from './toSearch.ts'
import { useAccount } from './useAccount.ts'
import { useGo } from '../hooks/navigation.ts'

/** Connects the side menu of narrow screens to the stores. */
export function MenuPanel() {
  const shop = useShop()
  const { isOpen, close } = useDialog('menu')
  const go = useGo()
  const { country } = useSnapshot(shop.market.state)
  const account = useAccount()
  return (
    <SideMenu
      isOpen={isOpen}
      onClose={close}
      country={country}
      account={{
        ...account,
        onLogIn: () => {
          close()
          account.onLogIn()
        },
        onLogOut: () => {
          close()
          account.onLogOut()
        },
      }}
      onCountryChange={(chosen) => void chooseCountry(shop, chosen)}
      onSearch={(query) => {
        close()
        void go(toSearch(query))
      }}
    />
  )
}
