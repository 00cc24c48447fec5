import type { Address } from '@stemside/rules'
import { ApiError } from '../api/ApiError.ts'
import { changeAddresses } from '../api/profile.ts'
import { askToSignIn, endSessionOn } from './askToSignIn.ts'
import { withAddress } from './changedAddresses.ts'
import type { Shop } from './createShop.ts'

type Parts = Pick<Shop, 'api' | 'dialogs' | 'notices' | 'session'>

const notSaved = 'Your order is placed, but its address could not be saved to your account'

/**
 * Adds the address of a placed order to the account that ordered, and to no other. A failure is told with the
 * reason and with a button that tries again. If the session has ended, the shopper is asked to sign in first.
 */
export async function saveAddress(shop: Parts, address: Address, account: string): Promise<void> {
  const { user, formerUser } = shop.session.state
  if ((user ?? formerUser)?.email !== account) {
    shop.notices.dismiss('address-not-saved')
    return
  }
  if (user === undefined) {
    askToSignIn(shop)
    return
  }
  try {
    await changeAddresses(shop.api, (list) => withAddress(list, address))
    shop.notices.dismiss('address-not-saved')
  } catch (error) {
    shop.notices.show({
      id: 'address-not-saved',
      message: messageOf(error, shop),
      action: { label: 'Try again', onPress: () => void saveAddress(shop, address, account) },
    })
  }
}

function messageOf(error: unknown, shop: Parts): string {
  if (endSessionOn(error, shop)) return `${notSaved}: please log in, then press “Try again”.`
  return error instanceof ApiError ? `${notSaved}. ${error.message}` : `${notSaved}.`
}
