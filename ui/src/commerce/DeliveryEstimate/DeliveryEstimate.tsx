import {
  countryInText,
  formatMoney,
  countries,
  type CountryCode,
  type DeliveryEstimate as DeliveryDates,
  type MinorUnits,
  shippingOf,
} from '@stemside/rules'
import type { ComponentProps } from 'react'
import { cx } from '../../core/cx/index.ts'
import { TruckIcon } from '../../icons/index.ts'
import { dayRange } from './dayRange.ts'
import styles from './DeliveryEstimate.module.css'

export interface DeliveryEstimateProps extends Omit<ComponentProps<'p'>, 'children'> {
  /** The country that the order is delivered to. */
  country: CountryCode
  /** From `estimateDelivery`. Absent on a prerendered page, which knows no date: its place is kept. */
  dates?: DeliveryDates | undefined
  /** What the goods come to: it decides what sending costs. Absent for what does not travel. */
  value?: MinorUnits | undefined
}

/** A delivery date, not a speed, and what sending costs. */
export function DeliveryEstimate({
  country,
  dates,
  value,
  className,
  ...rest
}: DeliveryEstimateProps) {
  return (
    <p {...rest} className={cx(styles.root, className)}>
      <TruckIcon />
      <span>
        {dates === undefined ? (
          `Ships to ${countryInText(country)}`
        ) : (
          <>
            Arrives <strong>{dayRange(dates, country)}</strong>
          </>
        )}
        {value !== undefined && <span className={styles.cost}>{costOf(value, country)}</span>}
      </span>
    </p>
  )
}

function costOf(value: MinorUnits, country: CountryCode): string {
  const { charge, freeFrom } = shippingOf(countries[country].shipping, value)
  if (charge === 0) return 'Free shipping'
  return `Shipping ${formatMoney(charge, country)}, free from ${formatMoney(freeFrom, country)}`
}
