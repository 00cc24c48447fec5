import { combos, formatMoney, negative, type Order } from '@stemside/rules'
import styles from './OrderFigures.module.css'

/** What was charged, and how it came about. */
export function OrderFigures({ order }: { order: Order }) {
  const { country } = order
  return (
    <dl className={styles.root}>
      <div className={styles.row}>
        <dt>Toys</dt>
        <dd>{formatMoney(order.list, country)}</dd>
      </div>
      {order.adjustments.map((adjustment) => (
        <div
          key={`${adjustment.source}-${adjustment.id}`}
          className={styles.row}
          data-tone="saving"
        >
          <dt>{combos.find(({ id }) => id === adjustment.id)?.name ?? adjustment.id}</dt>
          <dd>−{formatMoney(negative(adjustment.amount), country)}</dd>
        </div>
      ))}
      <div className={styles.row}>
        <dt>Shipping</dt>
        <dd>{order.shipping === 0 ? 'Free' : formatMoney(order.shipping, country)}</dd>
      </div>
      <div className={styles.row} data-tone="total">
        <dt>Paid</dt>
        <dd>{formatMoney(order.total, country)}</dd>
      </div>
    </dl>
  )
}
