import {
  explainReturnDays,
  explainTooLate,
  isCancellable,
  longDate,
  returnObstacle,
  stageDays,
  type Order,
  type OrderReturn,
} from '@stemside/rules'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { OrderBooks } from '../../commerce/OrderBooks/index.ts'
import { OrderContents } from '../../commerce/OrderContents/index.ts'
import { OrderProgress } from '../../commerce/OrderProgress/index.ts'
import { squareOf } from '../../content/pictures.ts'
import { Button, ButtonLink } from '../../core/Button/index.ts'
import { Heading } from '../../core/Heading/index.ts'
import { Link } from '../../core/Link/index.ts'
import { Text } from '../../core/Text/index.ts'
import { ActionResult } from './ActionResult.tsx'
import { AddressLines } from './AddressLines.tsx'
import { AskForPiece } from './AskForPiece.tsx'
import { GiftSlip, hasGiftSlip } from './GiftSlip.tsx'
import { Invoice } from './Invoice.tsx'
import { Returned } from './Returned.tsx'
import { TrackingNumber } from './TrackingNumber.tsx'
import styles from './OrderScreen.module.css'

/** The result of an action, as a sentence. */
export interface ActionMessage {
  readonly tone: 'success' | 'danger'
  readonly text: string
}

export interface OrderScreenProps {
  /** The order; undefined if the account has none with this number. */
  order: Order | undefined
  /** What was sent back of it. @default nothing */
  returns?: readonly OrderReturn[]
  /** The store's time, ISO 8601. @default not known: sending back is offered, and the store decides */
  now?: string | undefined
  /** The action that waits for its answer. @default none */
  pending?: 'cancel' | 'again' | undefined
  /** The result of the last action. @default none */
  message?: ActionMessage | undefined
  /** "Cancel this order" was pressed; ask first. */
  onOrderCancel: () => void
  /** "Order again" was pressed. */
  onOrderAgain: () => void
  /** "Print the invoice" or "Print the gift slip" was pressed: that paper is in the page by then. */
  onPrint: () => void
}

/** One order of the signed-in shopper, and what can be done with it. On paper it is an invoice. For inside a ProfileFrame. */
export function OrderScreen({ order, ...rest }: OrderScreenProps) {
  return order === undefined ? <Unknown /> : <Found order={order} {...rest} />
}

function Unknown() {
  return (
    <div className={styles.side}>
      <Heading size="subheading">We know no such order</Heading>
      <Text>
        This account has no order with this number. You find an order of another email address under{' '}
        <Link href="/tracking">Track an order</Link>.
      </Text>
      <ButtonLink href="/profile/orders">All your orders</ButtonLink>
    </div>
  )
}

const none: readonly OrderReturn[] = []

type FoundProps = Omit<OrderScreenProps, 'order'> & { order: Order }

function Found({ order, returns = none, now, onPrint, ...actions }: FoundProps) {
  const { id, country, placedAt } = order
  const [paper, setPaper] = useState<'invoice' | 'gift-slip'>('invoice')
  const print = (wanted: typeof paper) => {
    flushSync(() => setPaper(wanted))
    onPrint()
  }
  return (
    <>
      <div className={styles.root} data-print="never">
        <Link href="/profile/orders" variant="standalone">
          All orders
        </Link>
        <div>
          <Heading size="subheading">{`Order ${id}`}</Heading>
          <Text tone="muted">{`Placed on ${longDate(placedAt, country)}`}</Text>
        </div>
        <OrderProgress status={order.status} country={country} days={stageDays(order)} />
        <TrackingNumber order={order} />
        <OrderBooks order={order} pictureOf={squareOf} />
        <Actions
          {...actions}
          order={order}
          returns={returns}
          now={now}
          onPrint={() => print('invoice')}
          onSlipPrint={() => print('gift-slip')}
        />
        <AskForPiece order={order} />
        <Returned returns={returns} href={returnsOf(order)} />
        <div className={styles.columns}>
          <section aria-label="What you bought">
            <Heading level={3} size="card">
              What you bought
            </Heading>
            <OrderContents order={order} pictureOf={squareOf} />
          </section>
          <section aria-label="Delivery" className={styles.side}>
            <Heading level={3} size="card">
              Delivery address
            </Heading>
            <AddressLines order={order} />
          </section>
        </div>
      </div>
      {paper === 'invoice' ? <Invoice order={order} /> : <GiftSlip order={order} />}
    </>
  )
}

function returnsOf({ id }: Order): string {
  return `/profile/returns?order=${encodeURIComponent(id)}`
}

const obstacles = {
  digital: undefined,
  cancelled: undefined,
  'not-arrived': 'You can send toys back once the parcel has arrived.',
  'all-sent-back': undefined,
  'too-late': undefined,
} as const

function Actions({
  order,
  returns = none,
  now,
  pending,
  message,
  onOrderCancel,
  onOrderAgain,
  onPrint,
  onSlipPrint,
}: FoundProps & { onSlipPrint: () => void }) {
  const before = returns.flatMap(({ lines }) => lines)
  const obstacle = returnObstacle(order, before, now)
  return (
    <div className={styles.side}>
      <div className={styles.actions}>
        <Button isLoading={pending === 'again'} onClick={onOrderAgain}>
          Order again
        </Button>
        {obstacle === undefined && (
          <ButtonLink href={returnsOf(order)} variant="outline">
            Send something back
          </ButtonLink>
        )}
        <Button variant="outline" onClick={onPrint}>
          Print the invoice
        </Button>
        {hasGiftSlip(order) && (
          <Button variant="outline" onClick={onSlipPrint}>
            Print the gift slip
          </Button>
        )}
        {isCancellable(order) && (
          <Button
            variant="outline"
            tone="danger"
            isLoading={pending === 'cancel'}
            onClick={onOrderCancel}
          >
            Cancel this order
          </Button>
        )}
      </div>
      {obstacle === undefined && (
        <Text size="small" tone="muted">
          {explainReturnDays(order)}
        </Text>
      )}
      {obstacle === 'too-late' && (
        <Text size="small" tone="muted">
          {explainTooLate(order)}
        </Text>
      )}
      {obstacle !== undefined && obstacles[obstacle] !== undefined && (
        <Text size="small" tone="muted">
          {isCancellable(order)
            ? 'You can cancel until we pack the parcel. Once it has arrived, you can send toys back.'
            : obstacles[obstacle]}
        </Text>
      )}
      <ActionResult order={order} message={message} />
    </div>
  )
}
