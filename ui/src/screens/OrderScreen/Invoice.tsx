import {
  combos,
  countries,
  formatMoney,
  isolate,
  longDate,
  minus,
  nameOf,
  negative,
  storeName,
  taxSentence,
  times,
  type Order,
  type PaymentProvider,
} from '@stemside/rules'
import { AddressLines } from './AddressLines.tsx'
import styles from './Invoice.module.css'

const providers: Readonly<Record<PaymentProvider, string>> = {
  stripe: 'card (Stripe)',
  paypal: 'PayPal',
  razorpay: 'Razorpay',
}

function paidBy({ total, giftCardPaid, payment }: Order): string {
  const provider = providers[payment.provider]
  if (giftCardPaid === undefined) return provider
  return giftCardPaid === total ? 'gift card' : `gift card and ${provider}`
}

/** An order on paper, on one page. The screen does not show it. */
export function Invoice({ order }: { order: Order }) {
  const { id, country, customer, payment, present, giftCardPaid } = order
  const isForSomebodyElse = present?.recipient !== undefined
  const amount = (value: Order['total']) => formatMoney(value, country)
  return (
    <article className={styles.root} aria-label={`Invoice for order ${id}`}>
      <header className={styles.head}>
        <div>
          <p className={styles.shop}>{storeName}</p>
          <h1 className={styles.heading}>Invoice</h1>
        </div>
        <dl className={styles.facts}>
          <dt>Order</dt>
          <dd>{id}</dd>
          <dt>Date</dt>
          <dd>{longDate(order.placedAt, country)}</dd>
          <dt>Paid by</dt>
          <dd>{paidBy(order)}</dd>
          <dt>Reference</dt>
          <dd>{payment.reference}</dd>
        </dl>
      </header>
      <div className={styles.to}>
        <strong>{isForSomebodyElse ? 'Delivered to' : 'Billed and delivered to'}</strong>
        <AddressLines order={order} />
        <span>
          {`${isForSomebodyElse ? `Billed to ${isolate(customer.name)}, ` : ''}${customer.email}, ${customer.dialCode} ${customer.phone}`}
        </span>
      </div>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">What</th>
            <th scope="col">Units</th>
            <th scope="col">Each</th>
            <th scope="col">Amount</th>
          </tr>
        </thead>
        <tbody>
          {order.lines.map(({ sku, quantity, unitPrice }) => (
            <tr key={sku}>
              <th scope="row">{nameOf(sku)}</th>
              <td>{quantity}</td>
              <td>{amount(unitPrice)}</td>
              <td>{amount(times(unitPrice, quantity))}</td>
            </tr>
          ))}
          {order.gifts.map(({ sku, quantity }) => (
            <tr key={`gift-${sku}`}>
              <th scope="row">{`${nameOf(sku)}, a gift`}</th>
              <td>{quantity}</td>
              <td>Free</td>
              <td>Free</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          {order.adjustments.map(({ source, id: name, amount: off }) => (
            <tr key={`${source}-${name}`}>
              <th scope="row" colSpan={3}>
                {source === 'combo'
                  ? (combos.find((combo) => combo.id === name)?.name ?? name)
                  : `Coupon ${name}`}
              </th>
              <td>{`−${amount(negative(off))}`}</td>
            </tr>
          ))}
          <tr>
            <th scope="row" colSpan={3}>
              Shipping
            </th>
            <td>{order.shipping === 0 ? 'Free' : amount(order.shipping)}</td>
          </tr>
          <tr className={styles.total}>
            <th
              scope="row"
              colSpan={3}
            >{`${giftCardPaid === undefined ? 'Paid' : 'Total'}, in ${countries[country].currency.code}`}</th>
            <td>{amount(order.total)}</td>
          </tr>
          {giftCardPaid !== undefined && (
            <>
              <tr>
                <th scope="row" colSpan={3}>
                  Paid by gift card
                </th>
                <td>{amount(giftCardPaid)}</td>
              </tr>
              <tr>
                <th scope="row" colSpan={3}>
                  Charged
                </th>
                <td>{amount(minus(order.total, giftCardPaid))}</td>
              </tr>
            </>
          )}
        </tfoot>
      </table>
      <p>{taxSentence(country)}</p>
    </article>
  )
}
