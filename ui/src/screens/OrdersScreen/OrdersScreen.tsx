import { formatMoney, longDate, nameOf, type Order } from '@stemside/rules'
import { gift } from '../../../art/pictures/figures.ts'
import { orderStatusWords } from '../../commerce/orderStatus.ts'
import { squareOf } from '../../content/pictures.ts'
import { Badge } from '../../core/Badge/index.ts'
import { ButtonLink } from '../../core/Button/index.ts'
import { Heading } from '../../core/Heading/index.ts'
import { LinkSlot } from '../../core/LinkSlot/index.ts'
import { Picture } from '../../core/Picture/index.ts'
import { Text } from '../../core/Text/index.ts'
import styles from './OrdersScreen.module.css'

export interface OrdersScreenProps {
  /** The shopper's orders, the newest first. */
  orders: readonly Order[]
}

/** All orders of the signed-in shopper. For inside a ProfileFrame. */
export function OrdersScreen({ orders }: OrdersScreenProps) {
  if (orders.length === 0) return <NoOrders />
  return (
    <ul className={styles.list}>
      {orders.map((order) => (
        <OrderCard key={order.id} order={order} />
      ))}
    </ul>
  )
}

function NoOrders() {
  return (
    <div className={styles.none}>
      <Picture picture={gift} alt="" sizes="180px" className={styles.figure} />
      <Heading size="subheading">No orders yet</Heading>
      <Text tone="muted">
        What you buy with this account’s email address appears here, also what you bought as a
        guest.
      </Text>
      <ButtonLink href="/shop">See all toys</ButtonLink>
    </div>
  )
}

/** How many pictures an order shows; the rest is a number. */
const mostPictures = 4

function OrderCard({ order }: { order: Order }) {
  const { id, status, country, placedAt, total, lines, gifts } = order
  const skus = [...lines, ...gifts].map(({ sku }) => sku)
  const { label, tone } = orderStatusWords[status]
  const units = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  return (
    <li>
      <LinkSlot href={`/profile/orders/${encodeURIComponent(id)}`} className={styles.card}>
        <span className={styles.words}>
          <span className={styles.number}>
            <span>{`Order ${id}`}</span> <Badge tone={tone}>{label}</Badge>
          </span>
          <Text
            as="span"
            size="small"
            tone="muted"
          >{`${longDate(placedAt, country)} · ${units === 1 ? '1 item' : `${units} items`} · ${formatMoney(total, country)}`}</Text>
          <Text as="span" size="small">
            {lines.map(({ sku }) => nameOf(sku)).join(', ')}
          </Text>
        </span>
        <span className={styles.pictures}>
          {skus.slice(0, mostPictures).map((sku) => (
            <Picture
              key={sku}
              picture={squareOf(sku)}
              alt=""
              sizes="64px"
              className={styles.picture}
            />
          ))}
          {skus.length > mostPictures && (
            <span className={styles.more}>{`+${skus.length - mostPictures}`}</span>
          )}
        </span>
      </LinkSlot>
    </li>
  )
}
