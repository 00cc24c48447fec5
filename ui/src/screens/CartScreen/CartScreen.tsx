import {
  type ComboHint,
  type CountryCode,
  formatMoney,
  giftChoices,
  type MinorUnits,
  nameOf,
  type PricedCart,
  type Sku,
  type Stock,
} from '@stemside/rules'
import type {
  CartGamepadOffer,
  CartLineEvents,
  CartSummaryEvents,
  CartUndo,
} from '../../commerce/cartEvents.ts'
import { CartContents } from '../../commerce/CartContents/index.ts'
import { CartEmpty } from '../../commerce/CartEmpty/index.ts'
import { CartSummary, type CartSummaryProps } from '../../commerce/CartSummary/index.ts'
import { FreeShippingProgress } from '../../commerce/FreeShippingProgress/index.ts'
import { GiftProgress } from '../../commerce/GiftProgress/index.ts'
import { TrustRow } from '../../commerce/TrustRow/index.ts'
import { squareOf } from '../../content/pictures.ts'
import { shelf } from '../../content/shelf.ts'
import { Button } from '../../core/Button/index.ts'
import { Heading } from '../../core/Heading/index.ts'
import { Picture } from '../../core/Picture/index.ts'
import { Text } from '../../core/Text/index.ts'
import styles from './CartScreen.module.css'

export interface CartScreenProps extends CartLineEvents, CartSummaryEvents {
  /** As the rules priced it. */
  cart: PricedCart
  /** While the stored cart is not known yet: on a prerendered page. */
  isLoading?: boolean | undefined
  /** How many people are in the shop, as the store counts them. @default not shown */
  visitors?: number | undefined
  /** Marks lines of which too little is in stock. */
  stock?: Stock | undefined
  /** A free toy to choose, where the country has one and none is chosen yet. */
  giftOffer?: { readonly short: MinorUnits; readonly onChoose: () => void } | undefined
  /** Offered in the lines of its kits. @default none */
  gamepadOffer?: CartGamepadOffer | undefined
  /** What was removed last, until it is taken back or the cart changes. */
  undo?: CartUndo | undefined
  /** Combos that were begun, from `comboHints`. */
  hints?: readonly ComboHint[] | undefined
  /** What became of the code that was typed last. @default none */
  couponMessage?: string | undefined
  /** What can still be done about that code. @default none */
  couponWay?: CartSummaryProps['couponWay']
  /** The coupon that was removed, with its Undo. @default none */
  couponNote?: CartSummaryProps['couponNote']
  /** A code is being looked up. @default false */
  isCouponLoading?: boolean | undefined
  /** The way to checkout is being prepared. @default false */
  isCheckoutLoading?: boolean | undefined
  /** Adds what a begun combo lacks. */
  onCompleteCombo?: ((hint: ComboHint) => void) | undefined
}

/** The cart as a page: what is in it, what it comes to, and why. */
export function CartScreen({
  cart,
  isLoading = false,
  visitors,
  stock,
  giftOffer,
  gamepadOffer,
  undo,
  hints,
  couponMessage,
  couponWay,
  couponNote,
  isCouponLoading,
  isCheckoutLoading,
  onCompleteCombo,
  onCouponSubmit,
  onCouponRemove,
  onCheckout,
  ...events
}: CartScreenProps) {
  const isEmpty = cart.lines.length === 0
  return (
    <>
      <div className={styles.root}>
        <div className={styles.head}>
          <Heading level={1} size="title">
            Your cart
          </Heading>
          {visitors !== undefined && (
            <p className={styles.visitors}>{visitors} people are in the shop now</p>
          )}
        </div>
        {isLoading ? (
          <div className={styles.loading} data-needs-script>
            <span>Fetching your cart…</span>
          </div>
        ) : isEmpty ? (
          <div>
            <CartContents {...events} cart={cart} pictureOf={squareOf} undo={undo} />
            <CartEmpty />
          </div>
        ) : (
          <div className={styles.columns}>
            <div>
              <div className={styles.progress}>
                <FreeShippingProgress cart={cart} />
                <GiftProgress cart={cart} />
              </div>
              <CartContents
                {...events}
                cart={cart}
                pictureOf={squareOf}
                descriptionOf={descriptionOf}
                stock={stock}
                gamepadOffer={gamepadOffer}
                undo={undo}
              />
              {giftOffer !== undefined && <GiftOffer {...giftOffer} country={cart.country} />}
              {hints?.map((hint) => (
                <div key={hint.id} className={styles.hint}>
                  <Pictures skus={hint.missing} />
                  <Text>
                    Add <strong>{hint.missing.map((sku) => nameOf(sku)).join(' and ')}</strong> to
                    make the {hint.name} and save{' '}
                    <strong>{formatMoney(hint.saving, cart.country)}</strong>.
                  </Text>
                  {onCompleteCombo !== undefined && (
                    <Button size="small" onClick={() => onCompleteCombo(hint)}>
                      Complete the set
                    </Button>
                  )}
                </div>
              ))}
            </div>
            <CartSummary
              cart={cart}
              couponMessage={couponMessage}
              couponWay={couponWay}
              couponNote={couponNote}
              isCouponLoading={isCouponLoading}
              isCheckoutLoading={isCheckoutLoading}
              onCouponSubmit={onCouponSubmit}
              onCouponRemove={onCouponRemove}
              onCheckout={onCheckout}
              className={styles.summary}
            />
          </div>
        )}
      </div>
      <TrustRow country={cart.country} className={styles.trust} />
    </>
  )
}

interface GiftOfferProps {
  country: CountryCode
  /** What is missing until it may be chosen. */
  short: MinorUnits
  onChoose: () => void
}

function GiftOffer({ country, short, onChoose }: GiftOfferProps) {
  const toys = giftChoices.map((sku) => nameOf(sku)).join(' or ')
  return (
    <div className={styles.hint} data-tone="gift">
      <Pictures skus={giftChoices} />
      {short > 0 ? (
        <Text>
          Add <strong>{formatMoney(short, country)}</strong> more, and {toys} can be yours for free.
        </Text>
      ) : (
        <>
          <Text>
            Your cart has earned a free toy: <strong>{toys}</strong>.
          </Text>
          <Button size="small" onClick={onChoose}>
            Choose your gift
          </Button>
        </>
      )}
    </div>
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

const lines: Readonly<Record<Sku, { readonly line: string } | undefined>> = shelf

function descriptionOf(sku: Sku): string | undefined {
  return lines[sku]?.line
}
