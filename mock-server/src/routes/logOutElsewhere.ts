import { accountEndpoints } from '@stemside/rules/contract'
import type { Router } from 'express'
import { notSignedIn } from '../accounts/refusals.ts'
import type { Keys } from '../accounts/serverSecret.ts'
import { signAccess, type AccountReader } from '../accounts/signedIn.ts'
import type { Sessions } from '../auth/sessions.ts'
import { serve, success } from '../http/serve.ts'
import type { Spaces } from '../tools/Spaces.ts'

interface Parts {
  readonly keys: Keys
  readonly sessions: Sessions
  readonly accountIn: AccountReader
}

/** POST /user/logout-elsewhere: for a shopper who forgot to log out on another device. */
export function logOutElsewhereRoute(
  router: Router,
  spaces: Spaces,
  { keys, sessions, accountIn }: Parts,
): void {
  serve(router, spaces, accountEndpoints.logOutElsewhere, async ({ shop, request }) => {
    const account = await accountIn(shop, request)
    if (!account) throw notSignedIn()
    const renewed = await sessions.endOthers(shop, account, request)
    return { status: success, token: await signAccess(keys, renewed, shop.clock.now()) }
  })
}
