import { ApiError } from '../api/ApiError.ts'
import { signOut as endSession } from '../api/auth.ts'
import type { Stores } from '../state/createStores.ts'
import { sendAccountCart } from './accountCart.ts'
import { resetStores } from './resetStores.ts'
import { openSessionChannel, tellTabs } from './sessionChannel.ts'

/**
 * Sends the cart's last changes to the account, ends the session in all tabs and empties the cart.
 */
export async function signOut(stores: Stores, window: Window): Promise<void> {
  try {
    await sendAccountCart(stores).catch(ignoreEndedSession)
    await endSession(stores.api)
    stores.notices.dismiss('sign-out-failed')
    resetStores(stores, window)
    stores.notices.show({ id: 'signed-out', message: 'You are logged out.' })
    const channel = openSessionChannel()
    tellTabs(channel, 'signed-out')
    channel.close()
  } catch {
    stores.notices.show({
      id: 'sign-out-failed',
      message: 'You are still signed in, because the store cannot be reached.',
      action: { label: 'Try again', onPress: () => void signOut(stores, window) },
    })
  }
}

/** If the session has already ended, the store accepts no more changes of the cart. */
function ignoreEndedSession(error: unknown) {
  if (!(error instanceof ApiError && error.status === 401)) throw error
}
