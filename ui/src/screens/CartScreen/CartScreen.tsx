import { estimateDelivery, type IsoDate, isWithoutParcel, type Stock } from '@stemside/rules'
import type { ReactNode } from 'react'
import type {
  CartGamepadOffer,
  CartLineEvents,
  CartSummaryEvents,
  CartUndo,
} from '../../commerce/cartEvents.ts'
import { ArrivesBefore } from '../../commerce/ArrivesBefore/index.ts'
import { CartContents } from '../../commerce/CartContents/index.ts'
import { CartEmpty } from '../../commerce/CartEmpty/index.ts'
import { CartReasons } from '../../commerce/CartReasons/index.ts'
import { CartSummary, type CartSummaryProps } from '../../commerce/CartSummary/index.ts'
import { CountedBefore } from '../../commerce/CountedBefore.tsx'
import { DeliveryEstimate } from '../../commerce/DeliveryEstimate/index.ts'
import { FreeShippingProgress } from '../../commerce/FreeShippingProgress/index.ts'
import { TrustRow } from '../../commerce/TrustRow/index.ts'
import { cartLineOf } from '../../content/cartLines.ts'
import { squareOf } from '../../content/pictures.ts'
import { cx } from '../../core/cx/index.ts'
import { Heading } from '../../core/Heading/index.ts'
import { CartOffers, type CartOffersProps } from './CartOffers.tsx'
import styles from './CartScreen.module.css'

export interface CartScreenProps extends CartLineEvents, CartSummaryEvents, CartOffersProps {
  /** Whether the stored cart is still unknown, as on a prerendered page. @default false */
  isLoading?: boolean | undefined
  /** The store's date, which decides the delivery dates. @default not known: no date is shown */
  today?: IsoDate | undefined
  /** The day before which the order is wanted. @default none */
  neededBy?: IsoDate | undefined
  /** Called with that day when it changes. @default the question is not shown */
  onNeededByChange?: ((day: IsoDate | undefined) => void) | undefined
  /** A PresentForm. @default not shown */
  present?: ReactNode
  /** The number of visitors, from the store. @default not shown */
  visitors?: number | undefined
  /** The stock, for marks on lines with too little of it. @default no marks */
  stock?: Stock | undefined
  /** The offer of a gamepad, shown in the lines of its kits. @default none */
  gamepadOffer?: CartGamepadOffer | undefined
  /** What the shop has changed by itself, such as a gift that left, or what an undo has restored. @default none */
  news?: string | undefined
  /** The last removal, until it is undone or the cart changes. @default none */
  undo?: CartUndo | undefined
  /** Why savings count or do not, from `cartReasons`. @default none */
  reasons?: readonly string[] | undefined
  /** The result of the last typed code. @default none */
  couponMessage?: string | undefined
  /** A coupon that is not in force, and what a press does about it. @default none */
  couponNote?: CartSummaryProps['couponNote']
  /** Whether a code is being looked up. @default false */
  isCouponLoading?: boolean | undefined
  /** Whether the store could not be asked about the coupon yet. @default false */
  isCouponUnchecked?: boolean | undefined
  /** A typed code that the store could not be asked about. @default none */
  untriedCode?: string | undefined
  /** Whether checkout is being prepared. @default false */
  isCheckoutLoading?: boolean | undefined
}

/**
 * The cart page: the cart's content, its total, and what could be added. On a phone it shows one
 * offer, below the total.
 */
export function CartScreen({
  cart,
  isLoading = false,
  today,
  neededBy,
  onNeededByChange,
  present,
  visitors,
  stock,
  giftOffer,
  gamepadOffer,
  news,
  undo,
  hints,
  reasons,
  couponMessage,
  couponNote,
  isCouponLoading,
  isCouponUnchecked,
  untriedCode,
  isCheckoutLoading,
  onCompleteCombo,
  onCouponSubmit,
  onCouponEdit,
  onCouponRemove,
  onCheckout,
  ...events
}: CartScreenProps) {
  const isEmpty = cart.lines.length === 0
  const hasParcel = !isWithoutParcel({
    lines: cart.lines.filter(({ isSoldHere }) => isSoldHere),
    gifts: cart.gifts,
  })
  return (
    <>
      <div className={styles.root}>
        <div className={styles.head}>
          <Heading level={1} size="title">
            Your cart
          </Heading>
          {visitors !== undefined && (
            <p className={styles.visitors}>{`${visitors} people are in the shop now`}</p>
          )}
        </div>
        <output className={news === undefined ? undefined : cx(styles.progress, styles.news)}>
          {news}
        </output>
        {isLoading ? (
          <div className={styles.loading} data-needs-script>
            <span>Fetching your cart…</span>
          </div>
        ) : (
          <div className={isEmpty ? undefined : styles.columns}>
            <div className={styles.contents}>
              {!isEmpty && (
                <div className={styles.progress}>
                  <FreeShippingProgress cart={cart} />
                  {cart.shipping.short > 0 && <CountedBefore cart={cart} />}
                </div>
              )}
              {/* Keep it mounted when the cart becomes empty: its live region announces the removal of the last line. */}
              <CartContents
                {...events}
                cart={cart}
                pictureOf={squareOf}
                descriptionOf={cartLineOf}
                stock={stock}
                gamepadOffer={gamepadOffer}
                undo={undo}
              />
              {reasons !== undefined && <CartReasons reasons={reasons} />}
            </div>
            {isEmpty ? (
              <CartEmpty />
            ) : (
              <>
                <div className={styles.summary}>
                  <CartSummary
                    cart={cart}
                    couponMessage={couponMessage}
                    couponNote={couponNote}
                    isCouponLoading={isCouponLoading}
                    isCouponUnchecked={isCouponUnchecked}
                    untriedCode={untriedCode}
                    isCheckoutLoading={isCheckoutLoading}
                    onCouponSubmit={onCouponSubmit}
                    onCouponEdit={onCouponEdit}
                    onCouponRemove={onCouponRemove}
                    onCheckout={onCheckout}
                  />
                  {hasParcel && (
                    <div className={styles.delivery}>
                      <DeliveryEstimate
                        country={cart.country}
                        dates={today && estimateDelivery(cart.country, today)}
                      />
                      {today !== undefined && onNeededByChange !== undefined && (
                        <ArrivesBefore
                          country={cart.country}
                          today={today}
                          day={neededBy}
                          onDayChange={onNeededByChange}
                        />
                      )}
                      {present}
                    </div>
                  )}
                </div>
                <CartOffers
                  cart={cart}
                  giftOffer={giftOffer}
                  hints={hints}
                  onCompleteCombo={onCompleteCombo}
                />
              </>
            )}
          </div>
        )}
      </div>
      <TrustRow country={cart.country} className={styles.trust} />
    </>
  )
}
