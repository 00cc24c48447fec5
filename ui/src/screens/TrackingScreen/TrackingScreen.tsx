import {
  countryInText,
  dayIn,
  isWithoutParcel,
  journeyDays,
  longDate,
  orderDay,
  stageDays,
  type CountryCode,
  type DeliveryEstimate as DeliveryDates,
  type Order,
  type OrderReturn,
} from '@stemside/rules'
import { Fragment, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { DeliveryEstimate } from '../../commerce/DeliveryEstimate/index.ts'
import { OrderBooks } from '../../commerce/OrderBooks/index.ts'
import { OrderContents } from '../../commerce/OrderContents/index.ts'
import { OrderProgress } from '../../commerce/OrderProgress/index.ts'
import { orderLetterOf } from '../../content/pages/letterSubjects.ts'
import { squareOf } from '../../content/pictures.ts'
import { Disclosure } from '../../core/Disclosure/index.ts'
import { Heading } from '../../core/Heading/index.ts'
import { Link } from '../../core/Link/index.ts'
import { Text } from '../../core/Text/index.ts'
import { TrackingForm, type TrackingValues } from '../../forms/TrackingForm/index.ts'
import { AlertIcon } from '../../icons/index.ts'
import { contactLink } from '../../shell/navigation.ts'
import { GiftSlip } from '../OrderScreen/GiftSlip.tsx'
import { AskForPiece } from '../OrderScreen/AskForPiece.tsx'
import { Invoice } from '../OrderScreen/Invoice.tsx'
import type { ActionMessage } from '../OrderScreen/OrderScreen.tsx'
import { Returned } from '../OrderScreen/Returned.tsx'
import { TrackingNumber } from '../OrderScreen/TrackingNumber.tsx'
import { OrderActions, type Paper } from './OrderActions.tsx'
import { ParcelJourney } from './ParcelJourney.tsx'
import { ReturnOrMail } from './ReturnOrMail.tsx'
import styles from './TrackingScreen.module.css'

/** The result of looking up an order. */
export type Tracking =
  | { readonly status: 'idle' | 'looking' | 'unknown' | 'unreachable' }
  | {
      readonly status: 'found'
      readonly order: Order
      /** What was sent back of it. @default nothing */
      readonly returns?: readonly OrderReturn[]
      /** When it arrives; absent if it has arrived or never will. */
      readonly delivery?: DeliveryDates | undefined
    }

export interface TrackingScreenProps {
  /** The shopper's country, for the journey that is shown before an order is found. */
  country: CountryCode
  /** The store's time, ISO 8601. @default not known: the journey has no days */
  now?: string | undefined
  /** The result of looking up the order. */
  tracking: Tracking
  /** The numbers of the orders that this browser placed, newest first. @default none */
  orderIds?: readonly string[] | undefined
  /** The form's initial values. @default empty */
  initialValues?: Partial<Record<keyof TrackingValues, string>>
  /** Called with the form's valid values. */
  onTrack: (values: TrackingValues) => void
  /** Called with the found order on "Order again". @default the button is not shown */
  onOrderAgain?: ((order: Order) => void) | undefined
  /** The action that waits for its answer. @default none */
  pending?: 'cancel' | 'again' | undefined
  /** The result of the last action. @default none */
  message?: ActionMessage | undefined
  /**
   * Whether the shopper is known to be the order's buyer: by the link in a mail, or by the session. Then the order can be
   * cancelled and sent back, and has an invoice. Without it, a sentence leads to the mail. @default false
   */
  isBuyer?: boolean
  /** Called with the buyer's order on "Cancel this order"; ask first. @default the button is not shown */
  onOrderCancel?: ((order: Order) => void) | undefined
  /** Signs in with the email of the found order, and opens a page of the account. @default "Log in" is not shown */
  onSignIn?: ((order: Order, page: string) => void) | undefined
  /** "Print the invoice" or "Print the gift slip" was pressed: that paper is in the page by then. @default neither is shown */
  onPrint?: (() => void) | undefined
}

const failures = {
  unknown:
    'We know no order with this number and email. Please check both: they are in our email to you.',
  unreachable: 'The store cannot be reached. Your order is safe: please try again in a moment.',
} as const

/** Shows where an order is, by its number and email address. */
export function TrackingScreen({
  country,
  now,
  tracking,
  orderIds,
  initialValues,
  onTrack,
  isBuyer = false,
  onSignIn,
  onPrint,
  ...actions
}: TrackingScreenProps) {
  const { status } = tracking
  const [paper, setPaper] = useState<Paper>()
  useEffect(() => {
    const reset = () => setPaper(undefined)
    window.addEventListener('afterprint', reset)
    return () => window.removeEventListener('afterprint', reset)
  }, [])
  return (
    <>
      <div className={styles.root} data-print={paper === undefined ? undefined : 'never'}>
        <div className={styles.ask} data-print="never">
          <Heading level={1} size="title">
            Where is my order?
          </Heading>
          {/* Once an order is shown, few people need the form. It stays the same form, with what is typed in it. */}
          <Disclosure
            className={styles.form}
            data-folds={status === 'found'}
            open={status !== 'found'}
            summary="Look up an order"
          >
            <Text size="lead" tone="muted">
              No account needed: its number and your email address are enough.
            </Text>
            <TrackingForm
              isLoading={status === 'looking'}
              onSubmit={onTrack}
              {...(initialValues !== undefined && { initialValues })}
            />
          </Disclosure>
          <noscript>
            <Text>
              Looking here needs JavaScript, which is off in this browser. Please write to us below
              with the number of your order, and a person answers.
            </Text>
          </noscript>
          <div role="alert">
            {(status === 'unknown' || status === 'unreachable') && (
              <p className={styles.failure}>
                <AlertIcon /> <span>{failures[status]}</span>
              </p>
            )}
          </div>
          {orderIds !== undefined && orderIds.length > 0 && (
            <nav aria-label="Ordered on this device">
              <Text size="small" weight="medium">
                Ordered on this device
              </Text>
              <ul className={styles.own}>
                {orderIds.map((id) => (
                  <li key={id}>
                    <Link href={`/tracking?order=${encodeURIComponent(id)}`}>{id}</Link>
                  </li>
                ))}
              </ul>
            </nav>
          )}
          <Text size="small">
            Something else?{' '}
            <Link
              href={
                tracking.status === 'found' ? orderLetterOf(tracking.order.id) : contactLink.href
              }
            >
              Write to us
            </Link>
            , and a person answers.
          </Text>
        </div>
        <section aria-label="Your order" className={styles.order}>
          {tracking.status === 'found' && (
            <Fragment key={tracking.order.id}>
              <Found {...tracking} now={now} isBuyer={isBuyer} onSignIn={onSignIn} />
              <OrderActions
                {...actions}
                order={tracking.order}
                isBuyer={isBuyer}
                onPrint={
                  onPrint &&
                  ((wanted) => {
                    flushSync(() => setPaper(wanted))
                    onPrint()
                  })
                }
              />
            </Fragment>
          )}
        </section>
        {tracking.status !== 'found' && (
          <section aria-label="How a parcel travels" className={styles.found} data-print="never">
            <Heading size="subheading">From our shelf to your door</Heading>
            <Text tone="muted">{`An order to ${countryInText(country)} that is placed today travels like this.`}</Text>
            <ParcelJourney
              country={country}
              days={now === undefined ? {} : journeyDays(country, dayIn(country, now))}
            />
          </section>
        )}
      </div>
      {tracking.status === 'found' && paper === 'gift-slip' && <GiftSlip order={tracking.order} />}
      {tracking.status === 'found' && paper === 'invoice' && <Invoice order={tracking.order} />}
    </>
  )
}

interface FoundProps extends Omit<Extract<Tracking, { status: 'found' }>, 'status'> {
  now: string | undefined
  isBuyer: boolean
  onSignIn: TrackingScreenProps['onSignIn']
}

const none: readonly OrderReturn[] = []

/** The found order. The form stays on the page, so the order's heading takes the focus to show that it is found. */
function Found({ order, delivery, returns = none, ...change }: FoundProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const { now } = change
  // The estimate of a late parcel is not shown once its last day is over.
  const isPast =
    now !== undefined && delivery !== undefined && dayIn(order.country, now) > delivery.latest
  return (
    <div className={styles.found}>
      <div>
        <Heading
          ref={heading}
          tabIndex={-1}
          data-heir
          size="subheading"
        >{`Order ${order.id}`}</Heading>
        <Text tone="muted">{`Placed on ${longDate(order.placedAt, order.country)}, to ${order.address.city}`}</Text>
      </div>
      {orderDay(order) === undefined ||
      isWithoutParcel(order) ||
      order.status === 'cancelled' ||
      order.status === 'returned' ? (
        <OrderProgress status={order.status} />
      ) : (
        <ParcelJourney country={order.country} days={stageDays(order)} status={order.status} />
      )}
      <Returned returns={returns} href={`/returns?order=${encodeURIComponent(order.id)}`} />
      <TrackingNumber order={order} />
      {delivery !== undefined && !isPast && (
        <DeliveryEstimate country={order.country} dates={delivery} />
      )}
      <OrderBooks order={order} pictureOf={squareOf} />
      <OrderContents order={order} pictureOf={squareOf} />
      <AskForPiece order={order} />
      <ReturnOrMail order={order} returns={returns} {...change} />
    </div>
  )
}
