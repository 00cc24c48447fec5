import {
  daysToReturn,
  explainParcel,
  explainPostage,
  explainRefund,
  formatMoney,
  longDate,
  nameOf,
  nothingToGiveBack,
  returnObstacle,
  splitRefundOfReturn,
  type Order,
  type OrderReturn,
} from '@stemside/rules'
import { reasonWords } from '../../commerce/returnWords.ts'
import { Badge } from '../../core/Badge/index.ts'
import { Heading } from '../../core/Heading/index.ts'
import { Link } from '../../core/Link/index.ts'
import { Text } from '../../core/Text/index.ts'
import styles from './ReturnsScreen.module.css'

export interface ReturnsScreenProps {
  /** All returns of the shopper, the newest first. */
  returns: readonly OrderReturn[]
  /** All orders of the shopper. Those that can be sent back are offered. */
  orders: readonly Order[]
  /** The store's time, ISO 8601. Without it every order that has arrived is offered. */
  now: string | undefined
}

/** What the shopper sends back, and what else could be. For inside a ProfileFrame. */
export function ReturnsScreen({ returns, orders, now }: ReturnsScreenProps) {
  const open = orders.filter((order) => {
    const before = returns.filter(({ orderId }) => orderId === order.id)
    const lines = before.flatMap((one) => one.lines)
    return returnObstacle(order, lines, now) === undefined
  })
  return (
    <div className={styles.root}>
      <section aria-label="Send something back" className={styles.part}>
        <Heading size="subheading">Send something back</Heading>
        {open.length === 0 ? (
          <Text>{`Nothing can be sent back today. Toys come back up to ${daysToReturn} days after their parcel has arrived; e-storybooks stay yours.`}</Text>
        ) : (
          <ul className={styles.list}>
            {open.map((order) => (
              <li key={order.id}>
                <Link
                  href={`/profile/returns?order=${encodeURIComponent(order.id)}`}
                >{`Order ${order.id}`}</Link>{' '}
                <span>{`of ${longDate(order.placedAt, order.country)}: ${order.lines.map(({ sku }) => nameOf(sku)).join(', ')}`}</span>
              </li>
            ))}
          </ul>
        )}
      </section>
      <section aria-label="Your returns" className={styles.part}>
        <Heading size="subheading">Your returns</Heading>
        {returns.length === 0 ? (
          <Text tone="muted">You have sent nothing back.</Text>
        ) : (
          <ul className={styles.list}>
            {returns.map((one) => (
              <Return key={one.id} one={one} outcome={outcomeOf(one, orders, returns)} />
            ))}
          </ul>
        )}
      </section>
    </div>
  )
}

/** What a return gives back, when, and where it is to be found. */
function outcomeOf(
  { orderId, country, requestedAt, status, refund }: OrderReturn,
  orders: readonly Order[],
  returns: readonly OrderReturn[],
): string {
  if (refund === 0) return nothingToGiveBack
  const amount = formatMoney(refund, country)
  if (status === 'requested') return `We give back ${amount} once the parcel is here.`
  const order = orders.find(({ id }) => id === orderId) ?? {}
  const ofOrder = returns.filter((other) => other.orderId === orderId)
  const split = splitRefundOfReturn(order, { requestedAt, refund }, ofOrder)
  return `We have given back ${amount}. ${explainRefund(split, country)}`
}

function Return({ one, outcome }: { one: OrderReturn; outcome: string }) {
  const { orderId, country, requestedAt, status, lines, reason, refund } = one
  return (
    <li className={styles.return}>
      <span className={styles.name}>
        <span>{lines.map(({ sku, quantity }) => `${quantity} × ${nameOf(sku)}`).join(', ')}</span>{' '}
        {status === 'refunded' ? (
          <Badge tone="success">{refund === 0 ? 'With us' : 'Money given back'}</Badge>
        ) : (
          <Badge tone="highlight">Waiting for your parcel</Badge>
        )}
      </span>
      <Text size="small" tone="muted">
        <span>{`${longDate(requestedAt, country)} · ${reasonWords[reason]} · `}</span>
        <Link href={`/profile/orders/${encodeURIComponent(orderId)}`}>{`Order ${orderId}`}</Link>
      </Text>
      <Text>{outcome}</Text>
      {status === 'requested' && (
        <Text size="small">
          <span>{`${explainParcel(one)} ${explainPostage(reason)} `}</span>
          <Link href={`/profile/returns?order=${encodeURIComponent(orderId)}`}>
            Print the address label
          </Link>
        </Text>
      )}
    </li>
  )
}
