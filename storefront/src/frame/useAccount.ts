import type { ShellAccount } from '@stemside/ui/shell/SiteHeader'
import { useMemo } from 'react'
import { useSnapshot } from 'valtio'
import { useShop } from '../hooks/ShopContext.tsx'
import { showPartMissing } from './showPartMissing.ts'

/** The visitor's account, in the shape of header and side menu. */
export function useAccount(): ShellAccount {
  const shop = useShop()
  const { status, user } = useSnapshot(shop.session.state)
  return useMemo(
    () => ({
      session:
        status === 'authenticated' && user !== undefined
          ? { status, name: user.name }
          : { status: status === 'loading' ? 'loading' : 'unauthenticated' },
      onLogIn: () => shop.dialogs.open({ id: 'account', request: { mode: 'login' } }),
      onLogOut: () => {
        import('../effects/signOut.ts').then(
          ({ signOut }) => void signOut(shop, window),
          () => showPartMissing(shop.notices),
        )
      },
    }),
    [shop, status, user],
  )
}
