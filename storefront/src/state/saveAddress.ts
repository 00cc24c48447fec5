import type { Address } from '@stemside/rules'
import { ApiError } from '../api/ApiError.ts'
import { changeAddresses } from '../api/profile.ts'
import { askToSignIn, endSessionOn } from './askToSignIn.ts'
import { withAddress } from './changedAddresses.ts'
import type { Stores } from './createStores.ts'

type Parts = Pick<Stores, 'api' | 'dialogs' | 'notices' | 'session'>

const notSaved = 'Your order is placed, but its address could not be saved to your account'

/**
 * Adds the address of a placed order to the account that ordered, and to no other. A failure is told with the
 * reason and with a button that tries again. If the session has ended, the shopper is asked to sign in first.
 */
export async function saveAddress(stores: Parts, address: Address, account: string): Promise<void> {
  const { user, formerUser } = stores.session.state
  if ((user ?? formerUser)?.email !== account) {
    stores.notices.dismiss('address-not-saved')
    return
  }
  if (user === undefined) {
    askToSignIn(stores)
    return
  }
  try {
    await changeAddresses(stores.api, (list) => withAddress(list, address))
    stores.notices.dismiss('address-not-saved')
  } catch (error) {
    stores.notices.show({
      id: 'address-not-saved',
      message: messageOf(error, stores),
      action: { label: 'Try again', onPress: () => void saveAddress(stores, address, account) },
    })
  }
}

function messageOf(error: unknown, stores: Parts): string {
  if (endSessionOn(error, stores)) return `${notSaved}: please log in, then press “Try again”.`
  return error instanceof ApiError ? `${notSaved}. ${error.message}` : `${notSaved}.`
}
