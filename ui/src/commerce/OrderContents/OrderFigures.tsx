import {
  combos,
  explainRefund,
  formatMoney,
  minus,
  negative,
  nothing,
  refundOfCancelling,
  splitRefund,
  taxSentence,
  type Order,
} from '@stemside/rules'
import { Text } from '../../core/Text/index.ts'
import styles from './OrderFigures.module.css'

/** The figures of what was charged, and of what a cancelled order gave back. */
export function OrderFigures({ order }: { order: Order }) {
  const { country, giftCardPaid } = order
  return (
    <>
      <dl className={styles.root}>
        <div className={styles.row}>
          <dt>Toys</dt>
          <dd translate="no">{formatMoney(order.list, country)}</dd>
        </div>
        {order.adjustments.map((adjustment) => (
          <div
            key={`${adjustment.source}-${adjustment.id}`}
            className={styles.row}
            data-tone="saving"
          >
            <dt>{combos.find(({ id }) => id === adjustment.id)?.name ?? adjustment.id}</dt>
            <dd translate="no">{`−${formatMoney(negative(adjustment.amount), country)}`}</dd>
          </div>
        ))}
        <div className={styles.row}>
          <dt>Shipping</dt>
          <dd>{order.shipping === 0 ? 'Free' : formatMoney(order.shipping, country)}</dd>
        </div>
        <div className={styles.row} data-tone="total">
          <dt>{giftCardPaid === undefined ? 'Paid' : 'Total'}</dt>
          <dd translate="no">{formatMoney(order.total, country)}</dd>
        </div>
        {giftCardPaid !== undefined && (
          <>
            <div className={styles.row}>
              <dt>Paid by gift card</dt>
              <dd translate="no">{formatMoney(giftCardPaid, country)}</dd>
            </div>
            <div className={styles.row}>
              <dt>Charged</dt>
              <dd translate="no">{formatMoney(minus(order.total, giftCardPaid), country)}</dd>
            </div>
          </>
        )}
        {order.status === 'cancelled' && (
          <div className={styles.row} data-tone="total">
            <dt>Given back</dt>
            <dd translate="no">{formatMoney(refundOfCancelling(order), country)}</dd>
          </div>
        )}
      </dl>
      <Text size="small" tone="muted">
        {order.status === 'cancelled' ? whereRefundIs(order) : taxSentence(country)}
      </Text>
    </>
  )
}

function whereRefundIs(order: Order): string {
  const { country, giftCardPaid = nothing } = order
  return explainRefund(splitRefund(refundOfCancelling(order), giftCardPaid), country)
}
