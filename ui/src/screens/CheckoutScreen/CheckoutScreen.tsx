import {
  estimateDelivery,
  formatMoney,
  isWithoutParcel,
  type IsoDate,
  type MinorUnits,
  nameOf,
  type PricedCart,
  type Sku,
} from '@stemside/rules'
import { useId, useState, type ReactNode } from 'react'
import { ArrivalVerdict } from '../../commerce/ArrivesBefore/index.ts'
import { CartEmpty } from '../../commerce/CartEmpty/index.ts'
import { Button } from '../../core/Button/index.ts'
import { ChevronDownIcon } from '../../icons/index.ts'
import { CartFigures } from '../../commerce/CartSummary/index.ts'
import { TaxNote } from '../../commerce/CartSummary/TaxNote.tsx'
import { DeliveryEstimate } from '../../commerce/DeliveryEstimate/index.ts'
import { Price } from '../../commerce/Price/index.ts'
import { squareOf } from '../../content/pictures.ts'
import { Heading } from '../../core/Heading/index.ts'
import { Link } from '../../core/Link/index.ts'
import { Picture } from '../../core/Picture/index.ts'
import { CheckoutForm, type CheckoutOrder } from '../../forms/CheckoutForm/index.ts'
import type { FormValues } from '../../forms/Form/index.ts'
import styles from './CheckoutScreen.module.css'

export interface CheckoutScreenProps {
  /** The cart, priced by the rules. */
  cart: PricedCart
  /** Whether the store could not be asked about the coupon yet. @default false */
  isCouponUnchecked?: boolean | undefined
  /** CartReasons that say why a coupon or a set does not count. @default none */
  reasons?: ReactNode
  /** Whether the stored cart is still unknown, as on a prerendered page. @default false */
  isLoading?: boolean | undefined
  /** The known values of the form. @default empty */
  initialValues?: FormValues | undefined
  /** The gift card's field, below the figures. @default a button that asks for it */
  giftCard?: ReactNode
  /** What a gift card in use leaves to pay. @default undefined: no card is in use */
  leftToPay?: MinorUnits | undefined
  /** Called on "Have a gift card?". @default the button is not shown */
  onGiftCardOpen?: (() => void) | undefined
  /** A choice of saved addresses, above the address fields. @default none */
  savedAddresses?: ReactNode
  /** The offer to save the typed address, below the address fields. @default none */
  saveAddress?: ReactNode
  /** The box that lets the order mark its toys as bought on a wish list. @default none */
  wishlist?: ReactNode
  /** A new number shows the address fields anew, with the values of `initialValues`. @default 0 */
  addressTurn?: number | undefined
  /** Called with a field's name and value on each change. Card fields come too: never store those. @default nothing */
  onFieldChange?: ((name: string, value: string) => void) | undefined
  /**
   * The store's date: it decides the delivery dates, and expired cards are refused by it.
   * @default not known: no delivery date is shown, and only the provider refuses such cards
   */
  today?: IsoDate | undefined
  /** The day before which the order is wanted, as chosen in the cart. @default none */
  neededBy?: IsoDate | undefined
  /** What went wrong with the whole order. @default none */
  error?: ReactNode
  /** Whether the order is being placed. @default false */
  isPlacing?: boolean | undefined
  /** Called with the valid values of the form. */
  onSubmit: (order: CheckoutOrder) => void
}

/**
 * Guest checkout: the form, and beside it the order. On a phone the order is one line that opens. A
 * screen reader hears the order before the form, so that nobody pays before hearing what for.
 */
export function CheckoutScreen({
  cart,
  isCouponUnchecked,
  reasons,
  isLoading = false,
  initialValues,
  today,
  neededBy,
  error,
  isPlacing = false,
  savedAddresses,
  saveAddress,
  wishlist,
  giftCard,
  leftToPay,
  onGiftCardOpen,
  addressTurn,
  onFieldChange,
  onSubmit,
}: CheckoutScreenProps) {
  const total = formatMoney(leftToPay ?? cart.totals.total, cart.country)
  if (isLoading || cart.lines.length === 0) {
    return (
      <div className={styles.root}>
        <Head />
        <div className={styles.loading} data-needs-script>
          {isLoading ? 'Fetching your cart…' : <CartEmpty />}
        </div>
      </div>
    )
  }
  return (
    <div className={styles.root}>
      <Head />
      <div className={styles.columns}>
        <OrderSummary
          cart={cart}
          isCouponUnchecked={isCouponUnchecked}
          reasons={reasons}
          total={total}
          today={today}
          neededBy={neededBy}
        >
          {giftCard ??
            (onGiftCardOpen !== undefined && (
              <Button variant="quiet" size="small" onClick={onGiftCardOpen}>
                Have a gift card?
              </Button>
            ))}
        </OrderSummary>
        <CheckoutForm
          country={cart.country}
          total={total}
          today={today}
          error={error}
          isLoading={isPlacing}
          isPaidByGiftCard={leftToPay === 0}
          isWithoutParcel={!hasParcel(cart)}
          onSubmit={onSubmit}
          onFieldChange={onFieldChange}
          savedAddresses={savedAddresses}
          saveAddress={saveAddress}
          wishlist={wishlist}
          addressTurn={addressTurn}
          {...(initialValues !== undefined && { initialValues })}
        />
      </div>
    </div>
  )
}

function soldHere({ lines }: PricedCart) {
  return lines.filter(({ isSoldHere }) => isSoldHere)
}

function hasParcel(cart: PricedCart): boolean {
  return !isWithoutParcel({ lines: soldHere(cart), gifts: cart.gifts })
}

function Head() {
  return (
    <div className={styles.head}>
      <Heading level={1} size="title">
        Checkout
      </Heading>
    </div>
  )
}

interface OrderSummaryProps {
  cart: PricedCart
  isCouponUnchecked: boolean | undefined
  reasons: ReactNode
  /** What is to be paid, in the country's format. */
  total: string
  today: IsoDate | undefined
  neededBy: IsoDate | undefined
  /** What stays in view while the summary is closed: the gift card. */
  children: ReactNode
}

/** What is ordered and when it arrives. Below 900 px the lines and figures are closed at first. */
function OrderSummary({
  cart,
  isCouponUnchecked,
  reasons,
  total,
  today,
  neededBy,
  children,
}: OrderSummaryProps) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const lines = soldHere(cart)
  const { quantity } = cart.totals
  return (
    <aside className={styles.aside} aria-label="Your order">
      <div className={styles.summary}>
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          <span>{`Your order, ${quantity === 1 ? '1 item' : `${quantity} items`}`}</span>
          <ChevronDownIcon className={styles.chevron} />
          <strong className={styles.toggleTotal}>{total}</strong>
          {!isOpen && (
            <span className={styles.toggleNote}>
              <TaxNote country={cart.country} />
            </span>
          )}
        </button>
        <div id={id} className={styles.contents} data-open={isOpen}>
          <div className={styles.summaryHead}>
            <Heading size="card">Your order</Heading>
            <Link href="/cart" variant="standalone">
              Change
            </Link>
          </div>
          <ul>
            {lines.map((line) => (
              <Line key={line.sku} {...line}>
                <Price
                  className={styles.price}
                  size="small"
                  country={cart.country}
                  amount={line.total}
                  strike={line.listTotal}
                  strikeWithout="discounts"
                />
              </Line>
            ))}
            {cart.gifts.map((line) => (
              <Line key={`gift-${line.sku}`} {...line}>
                Free
              </Line>
            ))}
          </ul>
          <CartFigures cart={cart} isCouponUnchecked={isCouponUnchecked} />
          {reasons}
        </div>
        {hasParcel(cart) && (
          <DeliveryEstimate
            country={cart.country}
            dates={today && estimateDelivery(cart.country, today)}
          />
        )}
        {hasParcel(cart) && today !== undefined && neededBy !== undefined && (
          <ArrivalVerdict key={neededBy} country={cart.country} day={neededBy} today={today} />
        )}
        {children}
      </div>
    </aside>
  )
}

interface LineProps {
  readonly sku: Sku
  readonly quantity: number
  /** What it costs. */
  readonly children: ReactNode
}

function Line({ sku, quantity, children }: LineProps) {
  return (
    <li className={styles.line}>
      <Picture picture={squareOf(sku)} alt="" sizes="56px" className={styles.picture} />
      <span className={styles.name}>{`${nameOf(sku)}${quantity > 1 ? ` × ${quantity}` : ''}`}</span>
      <span className={styles.amount}>{children}</span>
    </li>
  )
}
