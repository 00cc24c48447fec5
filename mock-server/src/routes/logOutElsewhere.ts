import { accountEndpoints } from '@stemside/rules/contract'
import { notSignedIn } from '../accounts/refusals.ts'
import type { Keys } from '../secrets/serverSecret.ts'
import { signAccess, type AccountReader } from '../accounts/signedIn.ts'
import type { Sessions } from '../auth/sessions.ts'
import { success, type Serve } from '../http/serve.ts'

interface Parts {
  readonly keys: Keys
  readonly sessions: Sessions
  readonly accountIn: AccountReader
}

/** POST /user/logout-elsewhere: for a shopper who forgot to log out on another device. */
export function logOutElsewhereRoute(serve: Serve, { keys, sessions, accountIn }: Parts): void {
  serve(accountEndpoints.logOutElsewhere, async ({ shop, request }) => {
    const account = await accountIn(shop, request)
    if (!account) throw notSignedIn()
    const renewed = await sessions.endOthers(shop, account, request)
    return { status: success, token: await signAccess(keys, renewed, shop.clock.now()) }
  })
}
