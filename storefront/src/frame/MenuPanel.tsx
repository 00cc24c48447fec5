import { SideMenu } from '@stemside/ui/shell/SideMenu'
import { useSnapshot } from 'valtio'
import { chooseCountry } from '../effects/chooseCountry.ts'
import { useDialog } from '../hooks/useDialog.ts'
import { useStores } from '../hooks/StoresContext.tsx'
import { toSearch } from './toSearch.ts'
import { useAccount } from './useAccount.ts'
import { useGo } from '../hooks/navigation.ts'

/** Connects the side menu of narrow screens to the stores. */
export function MenuPanel() {
  const stores = useStores()
  const { isOpen, close } = useDialog('menu')
  const go = useGo()
  const { country } = useSnapshot(stores.prices.state)
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
      onCountryChange={(chosen) => void chooseCountry(stores, chosen)}
      onSearch={(query) => {
        close()
        void go(toSearch(query))
      }}
    />
  )
}
