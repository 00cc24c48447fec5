import {
  formatMoneyBriefly,
  type BasisPoints,
  type CountryCode,
  type MinorUnits,
} from '@stemside/rules'
import { figure as gift } from '../../../art/pictures/gift/index.ts'
import { figure as robot } from '../../../art/pictures/robot/index.ts'
import { Button, ButtonLink } from '../../core/Button/index.ts'
import { Dialog } from '../../core/Dialog/index.ts'
import { Link } from '../../core/Link/index.ts'
import { Picture } from '../../core/Picture/index.ts'
import { Confetti } from '../../editorial/Confetti/index.ts'
import { Ticket } from '../../editorial/Ticket/index.ts'
import styles from './ApplyCouponPopup.module.css'

export const couponOrigins = ['referral', 'signup'] as const

/** What a coupon takes off: hundredths of a percent, or an amount in minor units. */
export type CouponWorth =
  | { readonly kind: 'percent'; readonly basisPoints: BasisPoints }
  | { readonly kind: 'flat'; readonly amount: MinorUnits }

export interface ApplyCouponPopupProps {
  /** Whether the dialog is open. */
  isOpen: boolean
  /** Country: selects the currency. */
  country: CountryCode
  /** Where the code came from: a friend's link, or a new account (TRYNEW). @default 'referral' */
  origin?: (typeof couponOrigins)[number]
  /** The coupon's code: "REF10". */
  code: string
  /** What the coupon takes off. A `Coupon` of the rules fits, if it is no gift. */
  worth: CouponWorth
  /** The value of goods from which the coupon counts; 0 for none. */
  minimum: MinorUnits
  /** Code of a coupon that saves more on this cart now: `code` waits beside it. @default none */
  betterCode?: string | undefined
  /** Why it waits, from `explainWaiting`. @default "REF10 is kept for later: SPRING30 saves more …" */
  reason?: string | undefined
  /** The button that uses `code` all the same, from `anywayLabel`: it names the cost. @default not shown */
  useLabel?: string | undefined
  /** The cart has no lines: an applied coupon is then said to wait for the first one. @default false */
  isCartEmpty?: boolean
  /** On checkout the button says "Continue" and leads nowhere. @default false */
  isAtCheckout?: boolean
  /** The button of `useLabel` was pressed, though `betterCode` saves more. */
  onUse: () => void
  /** Any other button or link was pressed, or the dialog was closed in another way. */
  onClose: () => void
}

/**
 * A coupon that a friend's link or a new account brought: it is applied, or waits beside one that saves
 * more. A new account also gets a link to its first steps. Source: specification §2
 * (apply-coupon modal, TRYNEW promo), §4 (when it appears), docs/decisions/385.
 */
export function ApplyCouponPopup({
  isOpen,
  country,
  origin = 'referral',
  code,
  worth,
  minimum,
  betterCode,
  reason,
  useLabel,
  isCartEmpty = false,
  isAtCheckout = false,
  onUse,
  onClose,
}: ApplyCouponPopupProps) {
  const figure =
    worth.kind === 'percent'
      ? `${worth.basisPoints / 100}%`
      : formatMoneyBriefly(worth.amount, country)
  const from = minimum > 0 ? `from ${formatMoneyBriefly(minimum, country)}` : undefined
  const isWaiting = betterCode !== undefined
  const hasFirstSteps = origin === 'signup' && !isAtCheckout
  return (
    <Dialog isOpen={isOpen} onClose={onClose} size="small" data-origin={origin}>
      <Dialog.Header
        title={titles[origin]}
        description={
          isWaiting
            ? (reason ?? `${code} is kept for later: ${betterCode} saves more on this cart now.`)
            : isCartEmpty
              ? `${code} is applied, and counts once a toy is in your cart.`
              : `${code} is on your cart already.`
        }
      />
      <Dialog.Body>
        <div className={styles.scene} data-origin={origin}>
          <Confetti isThrown className={styles.confetti} />
          <Picture picture={pictures[origin]} alt="" sizes="190px" className={styles.figure} />
          <Ticket layout="stack" worth={figure} code={code} className={styles.ticket}>
            {from}
          </Ticket>
        </div>
        <p className={styles.note}>
          {isWaiting
            ? `${code} takes over by itself as soon as it saves more.`
            : minimum > 0
              ? `It counts ${from}.`
              : 'It counts on every cart.'}
        </p>
        {hasFirstSteps && (
          <p className={styles.next}>
            <Link href={firstSteps} variant="standalone" onClick={onClose}>
              Set up your account
            </Link>
          </p>
        )}
      </Dialog.Body>
      <Dialog.Footer>
        <div className={styles.buttons}>
          {isWaiting && useLabel !== undefined && (
            <Button variant="outline" isWide onClick={onUse}>
              {useLabel}
            </Button>
          )}
          {isWaiting ? (
            <Button isWide onClick={onClose}>{`Keep ${betterCode}`}</Button>
          ) : isAtCheckout ? (
            <Button isWide onClick={onClose}>
              Continue
            </Button>
          ) : (
            <ButtonLink isWide href="/shop" onClick={onClose}>
              Let’s Shop
            </ButtonLink>
          )}
        </div>
      </Dialog.Footer>
    </Dialog>
  )
}

/** The first page of a new account (specification §2.6). */
const firstSteps = '/onboarding'

const pictures = { referral: gift, signup: robot } as const

/* Without the figure: headings are in Gabarito, which has no ₹. */
const titles = {
  referral: 'A present from your friend',
  signup: 'Welcome to the STEM side',
} as const
