import { dayRange, type CountryCode, type IsoDate, type OrderStatus } from '@stemside/rules'
import type { ComponentProps } from 'react'
import { Text } from '../../core/Text/index.ts'
import { VisuallyHidden } from '../../core/VisuallyHidden/index.ts'
import { cx } from '../../core/cx/index.ts'
import { CheckIcon } from '../../icons/index.ts'
import styles from './OrderProgress.module.css'

export interface OrderProgressProps extends Omit<ComponentProps<'ol'>, 'children'> {
  /** The order's status, from the store. */
  status: OrderStatus
  /** The day of each stage, shown below its name. @default none */
  days?: Partial<Record<OrderStatus, IsoDate>>
  /** The country whose date format `days` has. @default 'US' */
  country?: CountryCode
}

const stages = [
  { status: 'placed', label: 'Placed' },
  { status: 'packed', label: 'Packed' },
  { status: 'shipped', label: 'On its way' },
  { status: 'delivered', label: 'Delivered' },
] as const satisfies readonly { status: OrderStatus; label: string }[]

/** How far an order has come, as text and by colour. */
export function OrderProgress({
  status,
  days,
  country = 'US',
  className,
  ...rest
}: OrderProgressProps) {
  if (status === 'cancelled' || status === 'returned') {
    const isCancelled = status === 'cancelled'
    return (
      <Text
        weight="bold"
        tone={isCancelled ? 'danger' : 'default'}
        className={cx(isCancelled && styles.cancelled, className)}
      >
        {isCancelled ? 'This order was cancelled.' : 'This order was sent back.'}
      </Text>
    )
  }
  const reached = stages.findIndex((stage) => stage.status === status)
  return (
    <ol {...rest} className={cx(styles.root, className)}>
      {stages.map((stage, index) => (
        <li
          key={stage.status}
          className={styles.stage}
          data-reached={index <= reached}
          aria-current={index === reached ? 'step' : undefined}
        >
          <span className={styles.dot}>{index <= reached && <CheckIcon />}</span>
          {stage.label}
          {index > reached && <VisuallyHidden>, still to come</VisuallyHidden>}
          <Day day={days?.[stage.status]} country={country} />
        </li>
      ))}
    </ol>
  )
}

function Day({ day, country }: { day: IsoDate | undefined; country: CountryCode }) {
  if (day === undefined) return null
  return <span className={styles.day}>{dayRange({ earliest: day, latest: day }, country)}</span>
}
