import {
  type ComboHint,
  nothing,
  estimateDelivery,
  formatMoney,
  formatMoneyBriefly,
  type GiftInReach,
  type IsoDate,
  isWithoutParcel,
  listOf,
  type MinorUnits,
  nameOf,
  type PricedCart,
  type Sku,
  type Stock,
  surpriseGiftSku,
} from '@stemside/rules'
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
import { GiftProgress } from '../../commerce/GiftProgress/index.ts'
import { riseText } from '../../commerce/riseText.ts'
import { TrustRow } from '../../commerce/TrustRow/index.ts'
import { cartLineOf } from '../../content/cartLines.ts'
import { squareOf } from '../../content/pictures.ts'
import { Button } from '../../core/Button/index.ts'
import { cx } from '../../core/cx/index.ts'
import { Heading } from '../../core/Heading/index.ts'
import { Picture } from '../../core/Picture/index.ts'
import { Text } from '../../core/Text/index.ts'
import styles from './CartScreen.module.css'

interface FreeToy extends GiftInReach {
  /** From which value of other toys it is given. */
  readonly minimum: MinorUnits
  /** Whether the value of all toys reaches the gift's minimum, although choosing would remove some. */
  readonly isMinimumReached: boolean
  /** What the total rises by if the toy takes the place of the coupon in force. @default nothing */
  readonly rise?: MinorUnits | undefined
  /** A toy that costs no more if it is bought with the coupon in force: then no toy is offered. @default none */
  readonly cheaperBought?: Sku | undefined
  /** Opens the chooser, which also says why a toy cannot be chosen. */
  readonly onChoose: () => void
}

export interface CartScreenProps extends CartLineEvents, CartSummaryEvents {
  /** The cart, priced by the rules. */
  cart: PricedCart
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
  /** The offer of a free toy, if one can be given and none is chosen yet. @default none */
  giftOffer?: FreeToy | undefined
  /** The offer of a gamepad, shown in the lines of its kits. @default none */
  gamepadOffer?: CartGamepadOffer | undefined
  /** What the shop has changed by itself, such as a gift that left, or what an undo has restored. @default none */
  news?: string | undefined
  /** The last removal, until it is undone or the cart changes. @default none */
  undo?: CartUndo | undefined
  /** Combos that the cart has a part of, from `comboHints`. @default none */
  hints?: readonly ComboHint[] | undefined
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
  /** Called to add what a combo lacks. @default the button is not shown */
  onCompleteCombo?: ((hint: ComboHint) => void) | undefined
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
  // Of two gifts that the cart has not reached, only the nearer one is told; of equal ones both.
  const surprise = cart.explanations.find(({ id }) => id === surpriseGiftSku)
  const surpriseShort = surprise?.figures.short ?? 0
  const toyShort = giftOffer?.short ?? 0
  const cheaperBought = giftOffer?.cheaperBought
  const isShippingShort = cart.shipping.short > 0
  const isToyTold = toyShort > 0 && (surpriseShort === 0 || toyShort <= surpriseShort)
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
                  {isShippingShort && <CountedBefore cart={cart} />}
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
                <ul className={styles.offers} aria-label="For this cart">
                  {giftOffer?.short === 0 && cheaperBought === undefined && (
                    <GiftOffer {...giftOffer} cart={cart} />
                  )}
                  {hints?.map((hint) => (
                    <li key={hint.id} className={styles.hint}>
                      <Pictures skus={hint.missing} />
                      <Text>
                        Add <strong>{listOf(hint.missing.map((sku) => nameOf(sku)))}</strong>
                        <span>{` to make the ${hint.name}${insteadOf(hint)} and save `}</span>
                        <strong translate="no">{formatMoney(hint.saving, cart.country)}</strong>
                        {hint.replaces.length > 0 && <span> more</span>}.{' '}
                        <span>{riseText(hint.rise, cart.country)}</span>
                      </Text>
                      {onCompleteCombo !== undefined && (
                        <Button size="small" onClick={() => onCompleteCombo(hint)}>
                          Complete the set
                        </Button>
                      )}
                    </li>
                  ))}
                  {giftOffer !== undefined && isToyTold && <GiftOffer {...giftOffer} cart={cart} />}
                  {(!isToyTold || giftOffer?.short === surpriseShort || surpriseShort === 0) && (
                    <li className={styles.progress}>
                      <GiftProgress cart={cart} />
                      {!isShippingShort && <CountedBefore cart={cart} />}
                      {cheaperBought !== undefined && (
                        <Text size="small" tone="muted">
                          {`${codeInForce(cart)} saves you at least as much as a free ${nameOf(cheaperBought)} is worth, so it stays.`}
                        </Text>
                      )}
                    </li>
                  )}
                </ul>
              </>
            )}
          </div>
        )}
      </div>
      <TrustRow country={cart.country} className={styles.trust} />
    </>
  )
}

/** " in place of the Tech Toy Pack", if the set takes a toy from it. */
function insteadOf({ replaces }: ComboHint): string {
  return replaces.length === 0 ? '' : ` in place of the ${listOf(replaces)}`
}

function codeInForce({ adjustments }: PricedCart): string | undefined {
  return adjustments.find(({ source }) => source === 'coupon')?.id
}

interface GiftOfferProps extends FreeToy {
  cart: PricedCart
}

function GiftOffer({
  cart,
  toys: skus,
  short,
  minimum,
  isMinimumReached,
  rise = nothing,
  onChoose,
}: GiftOfferProps) {
  const { country } = cart
  const replaced = codeInForce(cart)
  const instead = replaced && ` It would take the place of ${replaced}`
  const toys = skus.map((sku) => nameOf(sku)).join(' or ')
  return (
    <li className={styles.hint}>
      <Pictures skus={skus} />
      {short > 0 ? (
        <>
          <Text key="short">
            Add <strong translate="no">{formatMoney(short, country)}</strong>
            <span>{` more, and ${toys} can be yours for free: with other toys for ${formatMoneyBriefly(minimum, country)} or more.`}</span>
            {instead && <span>{`${instead}.`}</span>}
          </Text>
          {isMinimumReached && (
            <Button variant="outline" size="small" onClick={onChoose}>
              Why not now?
            </Button>
          )}
        </>
      ) : (
        <>
          <Text key="earned">
            Your cart has earned a free toy: <strong>{toys}</strong>.
            {instead && (
              <span>
                {rise > 0
                  ? `${instead}: you would pay ${formatMoney(rise, country)} more.`
                  : `${instead}.`}
              </span>
            )}
          </Text>
          <Button size="small" onClick={onChoose}>
            Choose your gift
          </Button>
        </>
      )}
    </li>
  )
}

function Pictures({ skus }: { skus: readonly Sku[] }) {
  return (
    <span className={styles.pictures}>
      {skus.map((sku) => (
        <Picture key={sku} picture={squareOf(sku)} alt="" sizes="56px" className={styles.picture} />
      ))}
    </span>
  )
}
