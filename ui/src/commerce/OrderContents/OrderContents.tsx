import {
  isolate,
  formatMoney,
  nameOf,
  type Order,
  type Present,
  type Sku,
  times,
} from '@stemside/rules'
import type { ComponentProps } from 'react'
import { Picture, type PictureSource } from '../../core/Picture/index.ts'
import { GiftIcon } from '../../icons/index.ts'
import type { PictureOf } from '../cartEvents.ts'
import { OrderFigures } from './OrderFigures.tsx'
import styles from './OrderContents.module.css'

export interface OrderContentsProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The order as the store returned it. */
  order: Order
  /** Returns the square picture of a sku. */
  pictureOf: PictureOf
}

/** What a placed order contains, gifts included, and what was paid. */
export function OrderContents({ order, pictureOf, ...rest }: OrderContentsProps) {
  const { country } = order
  return (
    <div {...rest}>
      <ul className={styles.lines}>
        {order.lines.map((line) => (
          <Line key={line.sku} {...line} picture={pictureOf(line.sku)}>
            {formatMoney(times(line.unitPrice, line.quantity), country)}
          </Line>
        ))}
        {order.gifts.map((line) => (
          <Line key={`gift-${line.sku}`} {...line} picture={pictureOf(line.sku)}>
            Free
          </Line>
        ))}
      </ul>
      {order.present !== undefined && <PresentNote {...order.present} />}
      <OrderFigures order={order} />
    </div>
  )
}

/** How the parcel of a present is packed. */
function PresentNote({ recipientPhone, message, hidesPrices }: Present) {
  return (
    <div className={styles.present}>
      <GiftIcon />
      <div>
        <p
          className={styles.presentHead}
        >{`A present: gift wrap, ${hidesPrices ? 'no prices' : 'with prices'} in the parcel`}</p>
        {recipientPhone && (
          <p>{`The courier calls ${recipientPhone.dialCode} ${recipientPhone.phone}.`}</p>
        )}
        {message !== undefined && <p className={styles.message}>{`“${isolate(message)}”`}</p>}
      </div>
    </div>
  )
}

interface LineProps {
  sku: Sku
  quantity: number
  picture: PictureSource
  children: string
}

function Line(props: LineProps) {
  return (
    <li className={styles.line}>
      <Picture picture={props.picture} alt="" sizes="72px" className={styles.picture} />
      <span
        className={styles.name}
      >{`${nameOf(props.sku)}${props.quantity > 1 ? ` × ${props.quantity}` : ''}`}</span>
      <span className={styles.amount}>{props.children}</span>
    </li>
  )
}
