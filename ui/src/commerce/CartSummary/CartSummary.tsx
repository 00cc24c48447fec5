import { formatMoney, type PricedCart } from '@stemside/rules'
import { useRef, type ComponentProps } from 'react'
import { Button } from '../../core/Button/index.ts'
import { StickyBar } from '../../core/StickyBar/index.ts'
import { cx } from '../../core/cx/index.ts'
import type { CartSummaryEvents } from '../cartEvents.ts'
import { CouponField, type CouponWay } from '../CouponField/index.ts'
import { CartFigures } from './CartFigures.tsx'
import styles from './CartSummary.module.css'

export interface CartSummaryProps
  extends Omit<ComponentProps<'section'>, 'children'>, CartSummaryEvents {
  /** As the rules priced it. */
  cart: PricedCart
  /** What became of the code that was typed last, or what the coupon in force still wants. */
  couponMessage?: string | undefined
  /** What can still be done about that code. */
  couponWay?: CouponWay | undefined
  /** The coupon that was removed, with its Undo: "SPRING30 removed", "Undo". @default none */
  couponNote?: (CouponWay & { readonly message: string }) | undefined
  /** A code is being looked up. @default false */
  isCouponLoading?: boolean | undefined
  /** The way to checkout is being prepared. @default false */
  isCheckoutLoading?: boolean | undefined
}

/** The figures of a cart, the coupon field, and the way to checkout: on a phone always in reach. */
export function CartSummary({
  cart,
  couponMessage,
  couponWay,
  couponNote,
  isCouponLoading = false,
  isCheckoutLoading = false,
  onCouponSubmit,
  onCouponRemove,
  onCheckout,
  className,
  ...rest
}: CartSummaryProps) {
  const way = useRef<HTMLDivElement>(null)
  const total = formatMoney(cart.totals.total, cart.country)
  return (
    <section {...rest} className={cx(styles.root, className)} aria-label="Order summary">
      <CouponField
        message={couponMessage}
        way={couponWay}
        isLoading={isCouponLoading}
        onSubmit={onCouponSubmit}
      />
      <output className={styles.note}>
        {couponNote !== undefined && (
          <>
            {couponNote.message}
            <Button variant="quiet" size="small" onClick={couponNote.onPress}>
              {couponNote.label}
            </Button>
          </>
        )}
      </output>
      <CartFigures cart={cart} onCouponRemove={onCouponRemove} />
      <div ref={way}>
        <Button size="large" isWide isLoading={isCheckoutLoading} onClick={onCheckout}>
          {`Checkout · ${total}`}
        </Button>
      </div>
      <StickyBar standsInFor={way}>
        <span>
          Total <strong className={styles.total}>{total}</strong>
        </span>
        <Button isLoading={isCheckoutLoading} onClick={onCheckout}>
          To checkout
        </Button>
      </StickyBar>
    </section>
  )
}
