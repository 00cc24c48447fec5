import { countries, type DeliveryEstimate as DeliveryDates, type Order } from '@stemside/rules'
import { DeliveryEstimate } from '../../commerce/DeliveryEstimate/index.ts'
import { OrderContents } from '../../commerce/OrderContents/index.ts'
import { OrderProgress } from '../../commerce/OrderProgress/index.ts'
import { squareOf } from '../../content/pictures.ts'
import { Heading } from '../../core/Heading/index.ts'
import { Link } from '../../core/Link/index.ts'
import { useHasPage } from '../../core/LinkSlot/index.ts'
import { Text } from '../../core/Text/index.ts'
import { TrackingForm, type TrackingValues } from '../../forms/TrackingForm/index.ts'
import { AlertIcon } from '../../icons/index.ts'
import { contactLink } from '../../shell/navigation.ts'
import styles from './TrackingScreen.module.css'

/** What is known of the order that was asked for. */
export type Tracking =
  | { readonly status: 'idle' | 'looking' | 'unknown' | 'unreachable' }
  | {
      readonly status: 'found'
      readonly order: Order
      /** When it arrives; absent once it has, or never will. */
      readonly delivery?: DeliveryDates | undefined
    }

export interface TrackingScreenProps {
  /** What is known of the order that was asked for. */
  tracking: Tracking
  /** What this browser knows of the order already. */
  initialValues?: Partial<Record<keyof TrackingValues, string>>
  /** An order was asked for. */
  onTrack: (values: TrackingValues) => void
}

const failures = {
  unknown:
    'We know no order with this number and e-mail. Please check both: they are in our e-mail to you.',
  unreachable: 'The store cannot be reached. Your order is safe: please try again in a moment.',
} as const

/** Shows where an order is, by its number and e-mail address. */
export function TrackingScreen({ tracking, initialValues, onTrack }: TrackingScreenProps) {
  const hasPage = useHasPage()
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
        {hasPage(contactLink.href) && (
          <Text size="small">
            Something else? <Link href={contactLink.href}>Write to us</Link>, and a person answers.
          </Text>
        )}
      </div>
      <section aria-label="Your order" aria-live="polite">
        {tracking.status === 'found' && <Found {...tracking} />}
      </section>
    </div>
  )
}

function Found({ order, delivery }: Extract<Tracking, { status: 'found' }>) {
  const { locale } = countries[order.country]
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })
  return (
    <div className={styles.found}>
      <div>
        <Heading size="subheading">Order {order.id}</Heading>
        <Text tone="muted">
          Placed on {day.format(new Date(order.placedAt))}, to {order.address.city}
        </Text>
      </div>
      <OrderProgress status={order.status} />
      {delivery !== undefined && <DeliveryEstimate country={order.country} dates={delivery} />}
      <OrderContents order={order} pictureOf={squareOf} />
    </div>
  )
}
