import { cartReasons, explainWaiting, anywayLabel } from '@stemside/rules'
import { CartScreen, type CartScreenProps } from '@stemside/ui/screens/CartScreen'
import { currentSavingText } from '@stemside/ui/content/bannerWords'
import { PresentForm } from '@stemside/ui/forms/PresentForm'
import { useEffect, useMemo, useState } from 'react'
import { useSnapshot } from 'valtio'
import { prepareAlert } from '../frame/panels.ts'
import { useGo } from '../hooks/navigation.ts'
import { PageHead } from '../seo/PageHead.tsx'
import { privateMeta } from '../seo/privateMeta.ts'
import { useResets, useStores } from '../hooks/StoresContext.tsx'
import { cartOf } from '../state/cart.ts'
import { keptSaving } from '../state/keptSaving.ts'
import { neededByOf } from '../state/neededBy.ts'
import { hintsOf } from '../state/hintsOf.ts'
import { repairCart } from '../state/repairCart.ts'
import { removeCoupon } from '../state/removeCoupon.ts'
import { submitCoupon } from '../state/submitCoupon.ts'
import { usePricedCart } from '../hooks/cart/usePricedCart.ts'
import { useUncheckedCoupon } from '../hooks/cart/useUncheckedCoupon.ts'
import { couponMessage } from './couponMessage.ts'
import { completeSet } from '../state/completeSet.ts'
import { toCheckout } from '../state/toCheckout.ts'
import { useCartEvents } from '../hooks/cart/useCartEvents.ts'
import { useGiftOffer } from '../hooks/cart/useGiftOffer.ts'
import { useSessionAtOnce } from '../hooks/useSessionAtOnce.ts'
import { useSite } from '../hooks/useSite.ts'
import { useToday } from '../hooks/useToday.ts'

const meta = privateMeta(
  '/cart',
  'Your cart',
  'What you have put aside, with every saving and its reason.',
)

/** The coupon that the shopper can use instead: the removed one by "Undo", else a waiting one, else the automatic one. */
function useCouponNote(): CartScreenProps['couponNote'] {
  const stores = useStores()
  const { cart, coupon, prices } = stores
  const { undo, lines, gift } = useSnapshot(cart.state)
  const { catalogue } = useSnapshot(prices.state)
  const { applied, attempt, automatic, isAutomaticRemoved, untried, waiting } = useSnapshot(
    coupon.state,
  )
  const [first] = waiting
  if (undo?.isAboutCoupon) {
    return {
      message: undo.message,
      action: { label: 'Undo', onPress: () => cart.undoRemoval() },
    }
  }
  // The answer to a newer code takes the place of what was said of an earlier one.
  const isAnswered = attempt !== 'idle' || untried !== undefined
  if (applied !== undefined && first !== undefined) {
    if (isAnswered) return undefined
    const kept = first.from === 'typed' ? keptSaving(stores, first.coupon) : undefined
    if (kept !== undefined) {
      return {
        message: `${currentSavingText(kept)}: ${first.coupon.code} waits for a day when it saves more.`,
      }
    }
    const held = cartOf({ lines, gift })
    const label = anywayLabel(held, catalogue, applied, first.coupon)
    return {
      message: explainWaiting(held, catalogue, applied, first),
      action:
        label === undefined
          ? undefined
          : {
              label,
              onPress: () => {
                cart.forgetNews()
                coupon.chooseWaiting(first.coupon.code)
              },
            },
    }
  }
  if (applied !== undefined || automatic === undefined || !isAutomaticRemoved) return undefined
  const { code } = automatic
  return {
    message: `${code} is not applied`,
    action: { label: `Use ${code} again`, onPress: () => coupon.restoreAutomatic() },
  }
}

/** "This order is a present", in the cart. What is typed here is shown again at checkout. */
function CartAsPresent() {
  const { checkout } = useStores()
  // Read once: the form keeps its own values.
  const [typed] = useState(() => checkout.draft())
  return (
    <PresentForm
      initialValues={typed}
      onFieldChange={(name, value) => checkout.keepField(name, value)}
    />
  )
}

export function CartRoute() {
  const stores = useStores()
  const resets = useResets()
  const go = useGo()
  const cart = usePricedCart()
  const events = useCartEvents()
  const { isRestored, isCheckoutPending, news } = useSnapshot(stores.cart.state)
  // As the cart overlay does (`frame/CartPanel.tsx`).
  useSessionAtOnce()
  const site = useSite()
  const today = useToday()
  const neededBy = neededByOf(stores)
  const { day } = useSnapshot(neededBy.state)
  const coupon = useSnapshot(stores.coupon.state)
  const isCouponUnchecked = useUncheckedCoupon()
  const { catalogue, stock } = useSnapshot(stores.prices.state)
  const giftOffer = useGiftOffer(cart)
  const couponNote = useCouponNote()
  const hints = useMemo(
    () => hintsOf(cart, catalogue, coupon.applied, stock),
    [cart, catalogue, coupon.applied, stock],
  )
  const reasons = useMemo(() => cartReasons(cart, catalogue), [cart, catalogue])
  useEffect(prepareAlert, [])
  useEffect(() => () => stores.coupon.forgetAttempt(), [stores])
  return (
    <>
      <PageHead {...meta} />
      <CartScreen
        {...events}
        cart={cart}
        isLoading={!isRestored}
        today={today}
        neededBy={day}
        onNeededByChange={(chosen) => neededBy.choose(chosen)}
        // A reset empties the form, so that nothing stays for the next account.
        present={<CartAsPresent key={resets} />}
        visitors={site?.visitors}
        stock={stock}
        giftOffer={giftOffer}
        news={news}
        hints={hints}
        reasons={reasons}
        onRepair={(callback) => repairCart(stores, callback)}
        onCompleteCombo={(hint) => completeSet(stores, hint)}
        couponMessage={couponMessage(coupon, cart, catalogue)}
        isCouponLoading={coupon.attempt === 'looking'}
        isCouponUnchecked={isCouponUnchecked}
        untriedCode={coupon.untried}
        onCouponEdit={() => stores.coupon.forgetUntried()}
        onCouponSubmit={(code) => void submitCoupon(stores, code)}
        couponNote={couponNote}
        onCouponRemove={() => removeCoupon(stores)}
        isCheckoutLoading={isCheckoutPending}
        onCheckout={() => void toCheckout(stores, go)}
      />
    </>
  )
}
