import {
  dayRange,
  countryInText,
  formatMoney,
  formatMoneyBriefly,
  countries,
  type CountryCode,
  type DeliveryEstimate as DeliveryDates,
  type MinorUnits,
  shippingOf,
} from '@stemside/rules'
import type { ComponentProps } from 'react'
import { cx } from '../../core/cx/index.ts'
import { Link } from '../../core/Link/index.ts'
import { TruckIcon } from '../../icons/index.ts'
import { deliveryLink } from '../../shell/navigation.ts'
import styles from './DeliveryEstimate.module.css'

export interface DeliveryEstimateProps extends Omit<ComponentProps<'p'>, 'children'> {
  /** The country that the order is delivered to. */
  country: CountryCode
  /** The dates, from `estimateDelivery`. @default not known yet: the place is reserved */
  dates?: DeliveryDates | undefined
  /**
   * The value of the goods in minor units, which decides the shipping cost.
   * @default the cost is not shown
   */
  value?: MinorUnits | undefined
}

/** The dates on which an order arrives, and the shipping cost. The cost links to `/delivery`. */
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
          <span key="ships">{`Ships to ${countryInText(country)}`}</span>
        ) : (
          <span key="arrives">
            Arrives <strong>{dayRange(dates, country)}</strong>
          </span>
        )}
        {value !== undefined && (
          <span className={styles.cost}>
            <Link variant="plain" href={deliveryLink.href}>
              {costOf(value, country)}
            </Link>
          </span>
        )}
      </span>
    </p>
  )
}

function costOf(value: MinorUnits, country: CountryCode): string {
  const { charge, freeFrom } = shippingOf(countries[country].shipping, value)
  if (charge === 0) return 'Free shipping'
  return `Shipping ${formatMoney(charge, country)}, free from ${formatMoneyBriefly(freeFrom, country)}`
}
