import { formatMoney, type PricedCart } from '@stemside/rules'
import { useEffect, useRef, type ComponentProps } from 'react'
import { Button } from '../../core/Button/index.ts'
import { StickyBar } from '../../core/StickyBar/index.ts'
import { cx } from '../../core/cx/index.ts'
import type { CartSummaryEvents } from '../cartEvents.ts'
import { CouponField } from '../CouponField/index.ts'
import { CartFigures } from './CartFigures.tsx'
import { SpokenTotal } from './SpokenTotal.tsx'
import styles from './CartSummary.module.css'

export interface CouponNote {
  readonly message: string
  /** @default no button */
  readonly action?: { readonly label: string; readonly onPress: () => void } | undefined
}

export interface CartSummaryProps
  extends Omit<ComponentProps<'section'>, 'children'>, CartSummaryEvents {
  /** The cart, priced by the rules. */
  cart: PricedCart
  /** The result of the last typed code, or what the applied coupon still needs. @default none */
  couponMessage?: string | undefined
  /** A coupon that is not in force, and what a press does about it: "SPRING30 removed", "Undo". @default none */
  couponNote?: CouponNote | undefined
  /** Whether a code is being looked up. @default false */
  isCouponLoading?: boolean | undefined
  /** Whether the store could not be asked about the coupon yet. @default false */
  isCouponUnchecked?: boolean | undefined
  /** A typed code that the store could not be asked about. It stands in the field. @default none */
  untriedCode?: string | undefined
  /** Whether checkout is being prepared. @default false */
  isCheckoutLoading?: boolean | undefined
}

/**
 * The figures of a cart, the coupon field, and the checkout button, which a sticky bar repeats on a
 * phone.
 */
export function CartSummary({
  cart,
  couponMessage,
  couponNote,
  isCouponLoading = false,
  isCouponUnchecked,
  untriedCode,
  isCheckoutLoading = false,
  onCouponSubmit,
  onCouponEdit,
  onCouponRemove,
  onCheckout,
  className,
  ...rest
}: CartSummaryProps) {
  const checkout = useRef<HTMLDivElement>(null)
  const total = formatMoney(cart.totals.total, cart.country)
  const coupon = useRef<HTMLDetailsElement>(null)
  const offer = useRef<HTMLButtonElement>(null)
  const isCouponAsked = useRef(false)
  const offered = couponNote?.action?.label
  // If a typed code saves less, a button below the field offers to use it anyway. The button takes the focus from the
  // field, so that keyboard users need not search for it.
  useEffect(() => {
    if (isCouponLoading || offered === undefined || !isCouponAsked.current) return
    if (coupon.current?.contains(document.activeElement)) offer.current?.focus()
  }, [offered, isCouponLoading])
  return (
    <section {...rest} className={cx(styles.root, className)} aria-label="Order summary">
      <CouponField
        code={untriedCode}
        message={couponMessage}
        isLoading={isCouponLoading}
        ref={coupon}
        onEdit={() => {
          isCouponAsked.current = false
          onCouponEdit?.()
        }}
        onSubmit={(code) => {
          isCouponAsked.current = true
          onCouponSubmit(code)
        }}
      />
      <output className={styles.note}>
        {couponNote !== undefined && (
          <>
            <span>{couponNote.message}</span>
            {couponNote.action !== undefined && (
              <Button
                variant="quiet"
                size="small"
                className={styles.noteAction}
                ref={offer}
                onClick={couponNote.action.onPress}
              >
                {couponNote.action.label}
              </Button>
            )}
          </>
        )}
      </output>
      <CartFigures
        cart={cart}
        isCouponUnchecked={isCouponUnchecked}
        onCouponRemove={onCouponRemove}
      />
      <SpokenTotal total={total} />
      <div ref={checkout}>
        <Button size="large" isWide isLoading={isCheckoutLoading} onClick={onCheckout}>
          {`Checkout · ${total}`}
        </Button>
      </div>
      <StickyBar mainButton={checkout}>
        <span>
          Total{' '}
          <strong className={styles.total} translate="no">
            {total}
          </strong>
        </span>
        <Button isLoading={isCheckoutLoading} onClick={onCheckout}>
          To checkout
        </Button>
      </StickyBar>
    </section>
  )
}
