import { AccountPopup } from '@stemside/ui/popups/AccountPopup'
import { gift, robot } from '@stemside/ui/art/pictures/figures.ts'
import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react'
import { useSnapshot } from 'valtio'
import { beginWithGoogle, hasGoogle } from '../api/auth.ts'
import { useGo } from '../hooks/navigation.ts'
import { useDialog } from '../hooks/useDialog.ts'
import { useShop } from '../hooks/ShopContext.tsx'
import { createAccountStore } from '../state/account.ts'
import { startSession } from '../state/startSession.ts'
import { submitCoupon } from '../state/submitCoupon.ts'

/** The code that a new account brings (specification §9). */
const signupCode = 'TRYNEW'
const pictures = { join: gift, welcome: robot }

/** The account popup, wired. */
export function AccountPanel() {
  const shop = useShop()
  const { session, market, cart, coupon, api } = shop
  const go = useGo()
  const { isOpen, props, close } = useDialog('account')
  const request = props?.request
  const { country } = useSnapshot(market.state)
  const [account] = useState(() =>
    createAccountStore({
      api,
      country: () => market.state.country,
      onSession: async (user, isNew) => {
        await startSession(shop, user)
        // With an empty cart no code can be compared: the better automatic one stays.
        const isComparable = cart.state.lines.length > 0 && coupon.state.origin !== 'typed'
        if (isNew && isComparable) await submitCoupon(shop, signupCode)
      },
    }),
  )
  const { flow } = useSnapshot(account.state)
  const isSignedIn = useSnapshot(session.state).user !== undefined
  useEffect(() => (isSignedIn ? () => account.reset() : undefined), [isSignedIn, account])
  const isGoogleOffered = useGoogle()

  const open = useEffectEvent(() => request && account.open(request.mode, request.message))
  useLayoutEffect(() => {
    if (isOpen) open()
    else account.close()
  }, [isOpen, account])

  const arrive = useEffectEvent(() => {
    const next =
      request?.next ??
      (window.location.pathname === '/refer-and-earn' ? '/profile/rewards' : undefined)
    close()
    if (next !== undefined) void go(next)
  })
  useEffect(() => {
    if (flow.isSignedIn && isOpen) arrive()
  }, [flow.isSignedIn, isOpen])

  const withGoogle = () =>
    account.leave(async () => {
      const here = window.location.pathname + window.location.search
      window.location.assign(await beginWithGoogle(api, request?.next ?? here))
    })

  return (
    <AccountPopup
      isOpen={isOpen}
      mode={flow.mode}
      email={flow.email}
      isLoading={flow.step !== 'filling'}
      message={flow.message}
      codesSent={flow.codesSent}
      country={country}
      pictures={pictures}
      onClose={close}
      onModeChange={(mode) => account.choose(mode)}
      onSubmit={(submission) => void account.submit(submission)}
      onResend={() => void account.resend()}
      onGoogle={isGoogleOffered ? () => void withGoogle() : undefined}
    />
  )
}

/** Whether the store offers Google; until it has answered, the button keeps its place. */
function useGoogle(): boolean {
  const { api } = useShop()
  const [isOffered, setOffered] = useState(true)
  useEffect(() => {
    // Without an answer the press says what is wrong.
    void hasGoogle(api).then(setOffered, () => undefined)
  }, [api])
  return isOffered
}
