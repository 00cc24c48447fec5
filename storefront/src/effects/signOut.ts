import { ApiError } from '../api/ApiError.ts'
import { signOut as endSession } from '../api/auth.ts'
import type { Shop } from '../state/createShop.ts'
import { sendOwnCart } from './ownCart.ts'
import { resetShop } from './resetShop.ts'
import { openSessionChannel, tellTabs } from './sessionChannel.ts'

/**
 * Sends the cart's last changes to the account, ends the session in all tabs and empties the cart.
 */
export async function signOut(shop: Shop, window: Window): Promise<void> {
  try {
    await sendOwnCart(shop).catch(ignoreEndedSession)
    await endSession(shop.api)
    shop.notices.dismiss('sign-out-failed')
    resetShop(shop, window)
    const channel = openSessionChannel()
    tellTabs(channel, 'signed-out')
    channel.close()
  } catch {
    shop.notices.show({
      id: 'sign-out-failed',
      message: 'You are still signed in, because the store cannot be reached.',
      action: { label: 'Try again', onPress: () => void signOut(shop, window) },
    })
  }
}

/** If the session has already ended, the store accepts no more changes of the cart. */
function ignoreEndedSession(error: unknown) {
  if (!(error instanceof ApiError && error.status === 401)) throw error
}
