import type { ShellAccount } from '@stemside/ui/shell/SiteHeader'
import { useMemo } from 'react'
import { useSnapshot } from 'valtio'
import { useStores } from '../hooks/StoresContext.tsx'
import { showPartMissing } from './showPartMissing.ts'

/** The visitor's account, in the shape of header and side menu. */
export function useAccount(): ShellAccount {
  const stores = useStores()
  const { status, user } = useSnapshot(stores.session.state)
  return useMemo(
    () => ({
      session:
        status === 'authenticated' && user !== undefined
          ? { status, name: user.name }
          : { status: status === 'loading' ? 'loading' : 'unauthenticated' },
      onLogIn: () => stores.dialogs.open({ id: 'account', request: { mode: 'login' } }),
      onLogOut: () => {
        import('../effects/signOut.ts').then(
          ({ signOut }) => void signOut(stores, window),
          () => showPartMissing(stores.notices),
        )
      },
    }),
    [stores, status, user],
  )
}
