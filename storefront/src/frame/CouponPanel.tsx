import {
  explainWaiting,
  isReferralCoupon,
  nothing,
  anywayLabel,
  type Coupon,
} from '@stemside/rules'
import { ApplyCouponPopup, type ApplyCouponPopupProps } from '@stemside/ui/popups/ApplyCouponPopup'
import { useEffect, useState } from 'react'
import { useSnapshot } from 'valtio'
import { storageKeys } from '../effects/storageKeys.ts'
import { useDialog } from '../hooks/useDialog.ts'
import { useStores } from '../hooks/StoresContext.tsx'
import { cartOf } from '../state/cart.ts'

/** The popups of coupons that the shopper did not type: of a friend's link, and of a new account. */
export function CouponPanel() {
  return (
    <>
      <ReferralPopup />
      <SignupPopup />
    </>
  )
}

/** The apply-coupon popup. After an answer, it stays closed until another coupon is applied (specification §3). */
function ReferralPopup() {
  const { isOpen, close } = useDialog('apply-coupon')
  return (
    <GivenCouponPopup
      isOpen={isOpen}
      origin="referral"
      isShown={({ code }) => isReferralCoupon(code)}
      onClose={close}
      onAnswer={() => storageKeys.showApplyCouponPopup.write(window, 'false')}
    />
  )
}

/** The popup of a new account's coupon, TRYNEW. */
function SignupPopup() {
  const { isOpen, props, close } = useDialog('signup-coupon')
  return (
    <GivenCouponPopup
      isOpen={isOpen}
      origin="signup"
      isShown={({ code }) => code === props?.coupon.code}
      onClose={close}
    />
  )
}

interface GivenCouponPopupProps {
  readonly isOpen: boolean
  readonly origin: NonNullable<ApplyCouponPopupProps['origin']>
  /** Whether a coupon is the one that this popup shows. */
  readonly isShown: (coupon: Coupon) => boolean
  readonly onClose: () => void
  /** Called after the shopper has used the coupon or closed the popup. @default nothing happens */
  readonly onAnswer?: () => void
}

/** Shows a coupon that applies or waits. The popup closes once the coupon is neither applied nor waiting. */
function GivenCouponPopup({ isOpen, origin, isShown, onClose, onAnswer }: GivenCouponPopupProps) {
  const { cart, coupon, prices } = useStores()
  const { country, catalogue } = useSnapshot(prices.state)
  const { lines, gift } = useSnapshot(cart.state)
  const { applied, waiting } = useSnapshot(coupon.state)
  const isApplied = applied !== undefined && isShown(applied)
  const waits = isApplied ? undefined : waiting.find((one) => isShown(one.coupon))
  const present = isApplied ? applied : waits?.coupon
  // While it closes, the popup keeps the coupon that it was open with.
  const [shown, setShown] = useState<Coupon>()
  if (isOpen && present !== undefined && present !== shown) setShown(present)
  const isGone = isOpen && present === undefined
  useEffect(() => {
    if (isGone) onClose()
  }, [isGone, onClose])
  if (shown === undefined || (shown.kind !== 'flat' && shown.kind !== 'percent')) return null
  const better = waits && applied
  const held = cartOf({ lines, gift })

  const answer = () => {
    onClose()
    onAnswer?.()
  }
  return (
    <ApplyCouponPopup
      isOpen={isOpen && !isGone}
      country={country}
      origin={origin}
      code={shown.code}
      worth={shown}
      minimum={shown.minimums[country] ?? nothing}
      betterCode={better?.code}
      reason={better && explainWaiting(held, catalogue, better, waits)}
      useLabel={better && anywayLabel(held, catalogue, better, waits.coupon)}
      isCartEmpty={lines.length === 0}
      onUse={() => {
        // Applying a coupon clears the stored answer, so write the answer afterwards.
        coupon.chooseWaiting(shown.code)
        answer()
      }}
      onClose={answer}
    />
  )
}
