import { arrivalOf, needsDevice, type Order } from '@stemside/rules'
import { DeliveryEstimate } from '../../commerce/DeliveryEstimate/index.ts'
import { Button, ButtonLink } from '../../core/Button/index.ts'
import { Heading } from '../../core/Heading/index.ts'
import { Text } from '../../core/Text/index.ts'
import { CalendarIcon } from '../../icons/index.ts'
import styles from './WhatComesNext.module.css'

export interface WhatComesNextProps {
  order: Order
  /** Called on "Add to calendar". @default the button is not shown */
  onCalendarSave: (() => void) | undefined
}

/** What happens until the parcel arrives, and what can be done meanwhile. Renders nothing after that. */
export function WhatComesNext({ order, onCalendarSave }: WhatComesNextProps) {
  const arrival = arrivalOf(order)
  if (arrival === undefined) return null
  return (
    <section className={styles.root} aria-label="What comes next" data-print="never">
      <Heading size="subheading">What comes next</Heading>
      <ol className={styles.steps}>
        <li className={styles.step}>
          <Heading level={3} size="card">
            When it arrives
          </Heading>
          <DeliveryEstimate country={order.country} dates={arrival} />
          {onCalendarSave !== undefined && (
            <Button tone="surface" size="small" icon={<CalendarIcon />} onClick={onCalendarSave}>
              Add to calendar
            </Button>
          )}
        </li>
        <li className={styles.step}>
          <Heading level={3} size="card">
            See where it is
          </Heading>
          <Text size="small">{`We write to ${order.customer.email} at each step. The page knows your order: there is nothing to type.`}</Text>
          <ButtonLink
            href={`/tracking?order=${encodeURIComponent(order.id)}`}
            tone="surface"
            size="small"
          >
            Track this order
          </ButtonLink>
        </li>
        {needsDevice(order) && (
          <li className={styles.step}>
            <Heading level={3} size="card">
              Get the device ready
            </Heading>
            <Text size="small">
              The toys play with a free app. Check now whether your phone or tablet runs it.
            </Text>
            <ButtonLink href="/device-compatibility" tone="surface" size="small">
              Check your device
            </ButtonLink>
          </li>
        )}
      </ol>
    </section>
  )
}
