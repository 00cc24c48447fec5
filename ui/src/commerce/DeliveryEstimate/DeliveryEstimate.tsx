import {
  countries,
  type CountryCode,
  type DeliveryEstimate as DeliveryDates,
} from '@stemside/rules'
import type { ComponentProps } from 'react'
import { cx } from '../../core/cx/index.ts'
import { TruckIcon } from '../../icons/index.ts'
import styles from './DeliveryEstimate.module.css'

export interface DeliveryEstimateProps extends Omit<ComponentProps<'p'>, 'children'> {
  country: CountryCode
  /** From `estimateDelivery`. Absent on a prerendered page, which knows no date: its place is kept. */
  dates?: DeliveryDates | undefined
}

/** A delivery date, not a speed. */
export function DeliveryEstimate({ country, dates, className, ...rest }: DeliveryEstimateProps) {
  return (
    <p {...rest} className={cx(styles.root, className)}>
      <TruckIcon />
      {dates === undefined ? (
        `Ships to ${countries[country].name}`
      ) : (
        <span>
          Arrives <strong>{range(dates, countries[country].locale)}</strong>
        </span>
      )}
    </p>
  )
}

function range({ earliest, latest }: DeliveryDates, locale: string): string {
  const format = new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  })
  return format.formatRange(new Date(earliest), new Date(latest))
}
