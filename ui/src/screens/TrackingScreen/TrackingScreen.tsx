import {
  countries,
  countryInText,
  isWithoutParcel,
  parseDate,
  type CountryCode,
  type DeliveryEstimate as DeliveryDates,
  type IsoDate,
  type Order,
} from '@stemside/rules'
import { DeliveryEstimate } from '../../commerce/DeliveryEstimate/index.ts'
import { OrderBooks } from '../../commerce/OrderBooks/index.ts'
import { OrderContents } from '../../commerce/OrderContents/index.ts'
import { OrderProgress } from '../../commerce/OrderProgress/index.ts'
import { squareOf } from '../../content/pictures.ts'
import { Heading } from '../../core/Heading/index.ts'
import { Link } from '../../core/Link/index.ts'
import { Text } from '../../core/Text/index.ts'
import { TrackingForm, type TrackingValues } from '../../forms/TrackingForm/index.ts'
import { AlertIcon } from '../../icons/index.ts'
import { contactLink } from '../../shell/navigation.ts'
import { ParcelJourney } from './ParcelJourney.tsx'
import styles from './TrackingScreen.module.css'

/** The result of looking up an order. */
export type Tracking =
  | { readonly status: 'idle' | 'looking' | 'unknown' | 'unreachable' }
  | {
      readonly status: 'found'
      readonly order: Order
      /** When it arrives; absent if it has arrived or never will. */
      readonly delivery?: DeliveryDates | undefined
    }

export interface TrackingScreenProps {
  /** The shopper's country, for the journey that is shown before an order is found. */
  country: CountryCode
  /** The store's date. @default not known: the journey has no days */
  today?: IsoDate | undefined
  /** The result of looking up the order. */
  tracking: Tracking
  /** The form's initial values. @default empty */
  initialValues?: Partial<Record<keyof TrackingValues, string>>
  /** Called with the form's valid values. */
  onTrack: (values: TrackingValues) => void
}

const failures = {
  unknown:
    'We know no order with this number and e-mail. Please check both: they are in our e-mail to you.',
  unreachable: 'The store cannot be reached. Your order is safe: please try again in a moment.',
} as const

/** Shows where an order is, by its number and e-mail address. */
export function TrackingScreen({
  country,
  today,
  tracking,
  initialValues,
  onTrack,
}: TrackingScreenProps) {
  const { status } = tracking
  return (
    <div className={styles.root}>
      <div className={styles.ask} data-print="never">
        <Heading level={1} size="title">
          Where is my order?
        </Heading>
        <Text size="lead" tone="muted">
          No account needed: its number and your e-mail are enough.
        </Text>
        <TrackingForm
          isLoading={status === 'looking'}
          onSubmit={onTrack}
          {...(initialValues !== undefined && { initialValues })}
        />
        <div role="alert">
          {(status === 'unknown' || status === 'unreachable') && (
            <p className={styles.failure}>
              <AlertIcon /> <span>{failures[status]}</span>
            </p>
          )}
        </div>
        <Text size="small">
          Something else? <Link href={contactLink.href}>Write to us</Link>, and a person answers.
        </Text>
      </div>
      <section aria-label="Your order" aria-live="polite" className={styles.order}>
        {tracking.status === 'found' && <Found {...tracking} />}
      </section>
      {tracking.status !== 'found' && (
        <section aria-label="How a parcel travels" className={styles.found} data-print="never">
          <Heading size="subheading">From our shelf to your door</Heading>
          <Text tone="muted">
            An order to {countryInText(country)} that is placed today travels like this.
          </Text>
          <ParcelJourney country={country} orderedOn={today} />
        </section>
      )}
    </div>
  )
}

function Found({ order, delivery }: Extract<Tracking, { status: 'found' }>) {
  const { locale } = countries[order.country]
  const orderedOn = parseDate(order.placedAt.slice(0, 10))
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })
  return (
    <div className={styles.found}>
      <div>
        <Heading size="subheading">Order {order.id}</Heading>
        <Text tone="muted">
          Placed on {day.format(new Date(order.placedAt))}, to {order.address.city}
        </Text>
      </div>
      {orderedOn === undefined ||
      isWithoutParcel(order) ||
      order.status === 'cancelled' ||
      order.status === 'returned' ? (
        <OrderProgress status={order.status} />
      ) : (
        <ParcelJourney country={order.country} orderedOn={orderedOn} status={order.status} />
      )}
      {delivery !== undefined && <DeliveryEstimate country={order.country} dates={delivery} />}
      <OrderBooks order={order} pictureOf={squareOf} />
      <OrderContents order={order} pictureOf={squareOf} />
    </div>
  )
}
