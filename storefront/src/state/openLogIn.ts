import { subscribeKey } from 'valtio/utils'
import type { Shop } from './createShop.ts'

/**
 * Opens the popup to log in. While the session is being fetched, it waits for the answer, because
 * somebody may be signed in: then it does not open.
 */
export function openLogIn({ dialogs, session }: Pick<Shop, 'dialogs' | 'session'>): void {
  const open = () => dialogs.open({ id: 'account', request: { mode: 'login' } })
  if (session.state.status === 'loading') {
    session.ask()
    const stop = subscribeKey(session.state, 'status', (status) => {
      stop()
      if (status === 'unauthenticated') open()
    })
  } else {
    open()
  }
}
