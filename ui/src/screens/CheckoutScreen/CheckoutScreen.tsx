import { formatMoney, type IsoDate, nameOf, type PricedCart } from '@stemside/rules'
import type { ReactNode } from 'react'
import { CartEmpty } from '../../commerce/CartEmpty/index.ts'
import { CartFigures } from '../../commerce/CartSummary/index.ts'
import { squareOf } from '../../content/pictures.ts'
import { Heading } from '../../core/Heading/index.ts'
import { Link } from '../../core/Link/index.ts'
import { Picture } from '../../core/Picture/index.ts'
import { CheckoutForm, type CheckoutOrder } from '../../forms/CheckoutForm/index.ts'
import type { FormValues } from '../../forms/Form/index.ts'
import styles from './CheckoutScreen.module.css'

export interface CheckoutScreenProps {
  /** As the rules priced it. */
  cart: PricedCart
  /** While the stored cart is not known yet: on a prerendered page. */
  isLoading?: boolean | undefined
  /** What is known of the shopper already. */
  initialValues?: FormValues | undefined
  /** Called with a field's name and value on each change. Card fields come too: never store those. @default nothing */
  onFieldChange?: ((name: string, value: string) => void) | undefined
  /** The store's date: an expired card is refused. @default not known: the provider refuses it */
  today?: IsoDate | undefined
  /** What went wrong with the order as a whole. */
  error?: ReactNode
  /** The order is on its way. */
  isPlacing?: boolean | undefined
  /** Everything is right: who, where to, how to pay. */
  onSubmit: (order: CheckoutOrder) => void
}

/** Guest checkout: the form, and beside it what is bought. */
export function CheckoutScreen({
  cart,
  isLoading = false,
  initialValues,
  today,
  error,
  isPlacing = false,
  onFieldChange,
  onSubmit,
}: CheckoutScreenProps) {
  const total = formatMoney(cart.totals.total, cart.country)
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
        <CheckoutForm
          country={cart.country}
          total={total}
          today={today}
          error={error}
          isLoading={isPlacing}
          onSubmit={onSubmit}
          onFieldChange={onFieldChange}
          {...(initialValues !== undefined && { initialValues })}
        />
        <aside className={styles.summary} aria-label="Your order">
          <div className={styles.summaryHead}>
            <Heading size="card">Your order</Heading>
            <Link href="/cart" variant="standalone">
              Change
            </Link>
          </div>
          <ul>
            {cart.lines
              .filter((line) => line.isSoldHere)
              .map((line) => (
                <li key={line.sku} className={styles.line}>
                  <Picture
                    picture={squareOf(line.sku)}
                    alt=""
                    sizes="56px"
                    className={styles.picture}
                  />
                  <span className={styles.name}>
                    {nameOf(line.sku)}
                    {line.quantity > 1 && ` × ${line.quantity}`}
                  </span>
                  <span className={styles.amount}>{formatMoney(line.listTotal, cart.country)}</span>
                </li>
              ))}
            {cart.gifts.map((line) => (
              <li key={`gift-${line.sku}`} className={styles.line}>
                <Picture
                  picture={squareOf(line.sku)}
                  alt=""
                  sizes="56px"
                  className={styles.picture}
                />
                <span className={styles.name}>{nameOf(line.sku)}</span>
                <span className={styles.amount}>Free</span>
              </li>
            ))}
          </ul>
          <CartFigures cart={cart} />
        </aside>
      </div>
    </div>
  )
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
