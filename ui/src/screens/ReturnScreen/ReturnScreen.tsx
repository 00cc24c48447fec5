import {
  explainPostage,
  explainTooLate,
  formatMoney,
  lastPostDay,
  longDate,
  nameOf,
  nothingToGiveBack,
  returnAddressLines,
  returnObstacle,
  type CartLine,
  type Order,
  type OrderReturn,
  type ReturnObstacle,
  type ReturnReason,
} from '@stemside/rules'
import { useEffect, useRef } from 'react'
import { Button, ButtonLink } from '../../core/Button/index.ts'
import { Heading } from '../../core/Heading/index.ts'
import { Text } from '../../core/Text/index.ts'
import type { FormValues } from '../../forms/Form/index.ts'
import { AddressLabel } from './AddressLabel.tsx'
import { ReturnForm } from './ReturnForm.tsx'
import styles from './ReturnScreen.module.css'

/** What a shopper asks to send back. */
export interface ReturnWish {
  readonly lines: readonly CartLine[]
  readonly reason: ReturnReason
  readonly comment?: string
}

export interface ReturnScreenProps {
  /** The order; undefined if the account has none with this number. */
  order: Order | undefined
  /** All earlier returns of this order. */
  returns: readonly OrderReturn[]
  /** The store's time, ISO 8601. Without it the form shows, and the store decides. */
  now: string | undefined
  /** The id of the return that was noted on this page: it gets the focus. @default none */
  notedId?: string | undefined
  /** What was typed earlier: the fields by name, and units by sku. @default nothing */
  typed?: FormValues | undefined
  /** Called on each change, with a field's name or a sku, and its value or units. @default nothing happens */
  onFieldChange?: ((name: string, value: string) => void) | undefined
  /** The return is being sent. @default false */
  isSending?: boolean
  /** Why the last try failed. @default nothing */
  message?: string | undefined
  /** Called with at least one unit. */
  onSubmit: (wish: ReturnWish) => void
  /** "Print the address label" was pressed: on paper, the page with a noted return is that label. */
  onLabelPrint: () => void
  /** Without an account: no link leads to its pages. @default false */
  isGuest?: boolean
}

/**
 * The returns of one order whose parcels are not here yet, and below them the form that sends units back, which shows
 * what is given back before anything is sent. For inside a ProfileFrame or a GuestReturnScreen.
 */
export function ReturnScreen({
  order,
  returns,
  now,
  notedId,
  onLabelPrint,
  isGuest = false,
  ...form
}: ReturnScreenProps) {
  const before = returns.flatMap(({ lines }) => lines)
  const obstacle = order && returnObstacle(order, before, now)
  const awaited = returns.filter(({ status }) => status === 'requested')
  const [first] = awaited
  // A noted return leaves fewer units, so the form begins anew.
  const formKey = returns.length
  if (first !== undefined) {
    return (
      <>
        <div className={styles.root} data-print="never">
          {awaited.map((noted) => (
            <Noted key={noted.id} noted={noted} isNew={noted.id === notedId} />
          ))}
          <div className={styles.actions}>
            <Button onClick={onLabelPrint}>Print the address label</Button>
            {!isGuest && <AllReturns />}
          </div>
          {order !== undefined && obstacle === undefined && (
            <div className={styles.root}>
              <Heading size="subheading">Send something more back</Heading>
              <ReturnForm
                key={formKey}
                order={order}
                returns={returns}
                isGuest={isGuest}
                {...form}
              />
            </div>
          )}
        </div>
        {/* All parcels of an order carry the same label. */}
        <AddressLabel noted={first} order={order} />
      </>
    )
  }
  if (order === undefined) {
    return (
      <Refused
        heading="We know no such order"
        text="This account has no order with this number."
        isGuest={isGuest}
      />
    )
  }
  if (obstacle !== undefined) {
    const heading = `Order ${order.id}`
    return <Refused heading={heading} text={explain(obstacle, order)} isGuest={isGuest} />
  }
  return <ReturnForm key={formKey} order={order} returns={returns} isGuest={isGuest} {...form} />
}

function explain(obstacle: ReturnObstacle, order: Order): string {
  switch (obstacle) {
    case 'digital':
      return 'E-storybooks cannot be sent back: they can be read at once, and stay yours.'
    case 'cancelled':
      return 'This order was cancelled, so nothing of it was sent to you.'
    case 'not-arrived':
      return 'You can send toys back once this order has arrived.'
    case 'all-sent-back':
      return 'Everything of this order that can be sent back is back with us.'
    case 'too-late':
      return explainTooLate(order)
  }
}

interface RefusedProps {
  heading: string
  text: string
  isGuest: boolean
}

function Refused({ heading, text, isGuest }: RefusedProps) {
  return (
    <div className={styles.root}>
      <Heading size="subheading">{heading}</Heading>
      <Text>{text}</Text>
      {!isGuest && <AllReturns />}
    </div>
  )
}

function AllReturns() {
  return (
    <ButtonLink href="/profile/returns" variant="outline">
      All your returns
    </ButtonLink>
  )
}

interface NotedProps {
  noted: OrderReturn
  /** It was noted on this page just now. */
  isNew: boolean
}

/** Where to send the parcel, by when, and who pays the postage (§4.75). */
function Noted({ noted, isNew }: NotedProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  // The pressed button is gone, so focus the result. Screen readers then read it.
  useEffect(() => {
    if (isNew) heading.current?.focus()
  }, [isNew])
  return (
    <div className={styles.root}>
      <Heading ref={heading} tabIndex={-1} size="subheading">
        Your return is noted
      </Heading>
      <ul>
        {noted.lines.map(({ sku, quantity }) => (
          <li key={sku}>{`${quantity} × ${nameOf(sku)}`}</li>
        ))}
      </ul>
      {noted.refund === 0 ? (
        <Text>{nothingToGiveBack}</Text>
      ) : (
        <Text>
          We give back <strong translate="no">{formatMoney(noted.refund, noted.country)}</strong>{' '}
          once the parcel is here, the way it was paid.
          {noted.shipping !== undefined && (
            <span>{` That includes the ${formatMoney(noted.shipping, noted.country)} that shipping cost.`}</span>
          )}
        </Text>
      )}
      <ol className={styles.steps}>
        <li>Pack it well, in its own box if you still have it.</li>
        <li>
          Stick the address label on it, or write the address and{' '}
          <strong translate="no">{noted.orderId}</strong> on it.
        </li>
        <li>
          Post it by <strong>{longDate(lastPostDay(noted), noted.country)}</strong>, to
          <address className={styles.address}>
            {returnAddressLines(noted.country).map((line) => (
              <span key={line}>{line}</span>
            ))}
          </address>
          We write to you when it has arrived.
        </li>
      </ol>
      <Text>{explainPostage(noted.reason)}</Text>
    </div>
  )
}
