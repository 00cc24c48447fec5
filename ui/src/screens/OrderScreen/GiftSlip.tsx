import { isolate, longDate, nameOf, storeName, yearsOfGuarantee, type Order } from '@stemside/rules'
import { GiftIcon } from '../../icons/index.ts'
import styles from './Invoice.module.css'

const aYear = yearsOfGuarantee === 1 ? 'a year' : `${yearsOfGuarantee} years`

/** Whether a gift slip travels with the order: with no cancelled one. */
export function hasGiftSlip({ present, status }: Order): boolean {
  return present !== undefined && status !== 'cancelled'
}

/** The paper for whoever gets a present: the message as a card, and the toys without prices. The screen does not show it. */
export function GiftSlip({ order }: { order: Order }) {
  const { id, country, customer, present } = order
  return (
    <article className={styles.root} aria-label={`Gift slip for order ${id}`}>
      <header className={styles.head}>
        <div>
          <p className={styles.shop}>{storeName}</p>
          <h1 className={styles.heading}>A present for you</h1>
        </div>
        <dl className={styles.facts}>
          <dt>Order</dt>
          <dd>{id}</dd>
          <dt>Date</dt>
          <dd>{longDate(order.placedAt, country)}</dd>
        </dl>
      </header>
      {present?.message !== undefined && (
        <div className={styles.card}>
          <GiftIcon />
          <p dir="auto">{present.message}</p>
        </div>
      )}
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">What</th>
            <th scope="col">Units</th>
          </tr>
        </thead>
        <tbody>
          {order.lines.map(({ sku, quantity }) => (
            <tr key={sku}>
              <th scope="row">{nameOf(sku)}</th>
              <td>{quantity}</td>
            </tr>
          ))}
          {order.gifts.map(({ sku, quantity }) => (
            <tr key={`gift-${sku}`}>
              <th scope="row">{nameOf(sku)}</th>
              <td>{quantity}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>{`Sent by ${isolate(customer.name)}. Is something broken or missing? Write to us within ${aYear}, with this order number.`}</p>
    </article>
  )
}
