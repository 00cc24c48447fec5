import { couponNotBeatenBy, signupOffer } from '@stemside/rules'
import { currentSavingText } from '@stemside/ui/content/bannerWords'
import { AccountPopup } from '@stemside/ui/popups/AccountPopup'
import { gift, robot } from '@stemside/ui/art/pictures/figures.ts'
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { useSnapshot } from 'valtio'
import { beginWithGoogle, hasGoogle } from '../api/auth.ts'
import { useGo } from '../hooks/navigation.ts'
import { useDialog } from '../hooks/useDialog.ts'
import { useStores } from '../hooks/StoresContext.tsx'
import { createAccountStore } from '../state/account.ts'
import { referCodeOf } from '../state/referCodeOf.ts'
import { startSession } from '../state/startSession.ts'
import { cartOf } from '../state/cart.ts'
import { giveSignupCoupon } from '../state/giveSignupCoupon.ts'

const pictures = { join: gift, welcome: robot }

/**
 * Connects the account popup to the stores. It opens before the session is known, and closes if
 * somebody is signed in, unless something was typed.
 */
export function AccountPanel() {
  const stores = useStores()
  const { session, prices, visit, notices, api, cart, coupon } = stores
  const go = useGo()
  const { isOpen, props, close } = useDialog('account')
  const request = props?.request
  const { country, catalogue } = useSnapshot(prices.state)
  const { lines, gift: freeGift } = useSnapshot(cart.state)
  const { applied } = useSnapshot(coupon.state)
  const [account] = useState(() =>
    createAccountStore({
      api,
      country: () => prices.state.country,
      referCode: () => referCodeOf(visit),
      onSession: async (user, isNew) => {
        await startSession(stores, user)
        // `openFromAddress.ts` does this for an account made with Google.
        if (isNew) await giveSignupCoupon(stores)
      },
    }),
  )
  const { flow } = useSnapshot(account.state)
  const { user, formerUser } = useSnapshot(session.state)
  // Signing out makes the popup forget the user's address. A session that only ended keeps it.
  const isKnown = user !== undefined || formerUser !== undefined
  useEffect(() => (isKnown ? () => account.reset() : undefined), [isKnown, account])
  const isGoogleOffered = useGoogle()
  const held = cartOf({ lines, gift: freeGift })
  const saving = couponNotBeatenBy({ offers: [signupOffer] }, applied, held, catalogue)

  const isTyped = useRef(false)
  const open = useEffectEvent(() => {
    isTyped.current = false
    session.ask()
    if (request !== undefined) account.open(request)
  })
  useLayoutEffect(() => {
    if (isOpen) open()
    else account.close()
  }, [isOpen, account])

  const arrive = useEffectEvent(() => {
    const next = pageAfterSignIn(request?.next)
    close()
    if (next !== undefined) void go(next)
  })
  useEffect(() => {
    if (flow.isSignedIn && isOpen) arrive()
  }, [flow.isSignedIn, isOpen])

  const isSignedIn = user !== undefined
  const greet = useEffectEvent(() => {
    const { isOfUser, step } = account.state.flow
    if (user === undefined || isTyped.current || isOfUser || step !== 'filling') return
    arrive()
    if (pageAfterSignIn(request?.next) !== undefined) return
    notices.show({ id: 'signed-in', message: `Hi ${user.name}, you are signed in.` })
  })
  // Before the paint, so that the popup does not flash when the session is known already.
  useLayoutEffect(() => {
    if (isOpen && isSignedIn) greet()
  }, [isOpen, isSignedIn])

  const withGoogle = () =>
    account.leave(async () => {
      const here = window.location.pathname + window.location.search
      const url = await beginWithGoogle(api, pageAfterSignIn(request?.next) ?? here)
      session.depart()
      window.location.assign(url)
    })

  return (
    <AccountPopup
      isOpen={isOpen}
      mode={flow.mode}
      isOfUser={flow.isOfUser}
      email={flow.email}
      isLoading={flow.step !== 'filling'}
      message={flow.message}
      codesSent={flow.codesSent}
      country={country}
      pictures={pictures}
      // On a tie TRYNEW applies at once.
      currentSaving={
        saving && saving.basisPoints > signupOffer.basisPoints
          ? currentSavingText(saving)
          : undefined
      }
      onClose={close}
      onType={(email) => {
        isTyped.current = true
        if (email !== undefined) account.type(email)
      }}
      onModeChange={(mode) => account.choose(mode)}
      onSubmit={(submission) => void account.submit(submission)}
      onResend={() => void account.resend()}
      onGoogle={isGoogleOffered ? () => void withGoogle() : undefined}
    />
  )
}

/** Where a sign-in leads: from /refer-and-earn to /profile/rewards (specification §4.8). */
function pageAfterSignIn(asked: string | undefined): string | undefined {
  return asked ?? (window.location.pathname === '/refer-and-earn' ? '/profile/rewards' : undefined)
}

/**
 * Whether the store offers sign-in with Google; true until it has answered, so that the button
 * keeps its place.
 */
function useGoogle(): boolean {
  const { api } = useStores()
  const [isOffered, setOffered] = useState(true)
  useEffect(() => {
    // If the store does not answer, the button stays, and a press on it shows the error.
    void hasGoogle(api).then(setOffered, () => undefined)
  }, [api])
  return isOffered
}
