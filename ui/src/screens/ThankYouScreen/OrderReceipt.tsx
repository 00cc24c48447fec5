import { countries, type Order } from '@stemside/rules'
import { figure as gift } from '../../../art/pictures/gift/index.ts'
import { OrderContents } from '../../commerce/OrderContents/index.ts'
import { ButtonLink } from '../../core/Button/index.ts'
import { useHasPage } from '../../core/LinkSlot/index.ts'
import { squareOf } from '../../content/pictures.ts'
import { Heading } from '../../core/Heading/index.ts'
import { Picture } from '../../core/Picture/index.ts'
import { Text } from '../../core/Text/index.ts'
import { referLink } from '../../shell/navigation.ts'
import styles from './OrderReceipt.module.css'

export interface OrderReceiptProps {
  order: Order
  /** It was placed a moment ago. */
  isFirstLoad: boolean
}

/** A placed order, as its shopper wants to see it: with a thank-you first, plainly ever after. */
export function OrderReceipt({ order, isFirstLoad }: OrderReceiptProps) {
  const hasPage = useHasPage()
  const { customer, address } = order
  return (
    <div className={styles.root}>
      <div className={styles.hero}>
        <div className={styles.words}>
          <Heading level={1} size="title">
            {isFirstLoad ? `Thank you, ${customer.name.split(' ')[0]}!` : 'Your order'}
          </Heading>
          <Text size="lead">
            Order <strong>{order.id}</strong>{' '}
            {isFirstLoad
              ? `is placed. We have written to ${customer.email}.`
              : `was placed on ${dateOf(order)}.`}
          </Text>
        </div>
        <Picture picture={gift} alt="" sizes="220px" className={styles.figure} data-print="never" />
      </div>
      <div className={styles.columns}>
        <section aria-label="What you bought">
          <Heading size="subheading">On its way to you</Heading>
          <OrderContents order={order} pictureOf={squareOf} />
        </section>
        <section aria-label="Delivery" className={styles.side}>
          <Heading size="subheading">Delivered to</Heading>
          <address className={styles.address}>
            {customer.name}
            <br />
            {address.line1}
            {address.line2 !== undefined && address.line2 !== '' && (
              <>
                <br />
                {address.line2}
              </>
            )}
            <br />
            {[address.city, address.state, address.postcode].filter(Boolean).join(', ')}
            <br />
            {countries[address.country].name}
          </address>
          <ButtonLink
            href={`/tracking?order=${encodeURIComponent(order.id)}`}
            variant="outline"
            tone="neutral"
            data-print="never"
          >
            Track this order
          </ButtonLink>
          {hasPage(referLink.href) && (
            <div className={styles.refer} data-print="never">
              <Heading level={3} size="card">
                Know another curious child?
              </Heading>
              <Text size="small">
                Send a friend a saving on their first order and earn one too.
              </Text>
              <ButtonLink href={referLink.href} size="small" tone="surface">
                {referLink.label}
              </ButtonLink>
            </div>
          )}
        </section>
      </div>
    </div>
  )
}

/** The day on which it was placed, as its country writes it. */
function dateOf({ placedAt, country }: Order): string {
  const day = new Intl.DateTimeFormat(countries[country].locale, {
    dateStyle: 'long',
    timeZone: 'UTC',
  })
  return day.format(new Date(placedAt))
}
