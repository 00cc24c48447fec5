import {
  countryInText,
  formatMoneyBriefly,
  countries,
  type CountryCode,
  storeName,
} from '@stemside/rules'
import type { ComponentProps, ReactNode } from 'react'
import { cx } from '../../core/cx/index.ts'
import { LockIcon, ShieldIcon, StarIcon, TruckIcon } from '../../icons/index.ts'
import styles from './TrustRow.module.css'

export interface TrustRowProps extends Omit<ComponentProps<'ul'>, 'children'> {
  /** Country: selects the threshold of free shipping. */
  country: CountryCode
}

/** Reasons to buy here: reviews, shipping, safety, payment. */
export function TrustRow({ country, className, ...rest }: TrustRowProps) {
  const freeFrom = formatMoneyBriefly(countries[country].shipping.freeFrom, country)
  return (
    <ul {...rest} className={cx(styles.root, className)} aria-label={`Why ${storeName}`}>
      <Reason icon={<StarIcon />} heading="4.85 of 5">
        from 35,500 reviews
      </Reason>
      <Reason icon={<TruckIcon />} heading={`Free from ${freeFrom}`}>
        {`shipping in ${countryInText(country)}`}
      </Reason>
      <Reason icon={<ShieldIcon />} heading="Made for small hands">
        age and safety on each toy's page
      </Reason>
      <Reason icon={<LockIcon />} heading="Pay safely">
        your card never touches our shop
      </Reason>
    </ul>
  )
}

function Reason(props: { icon: ReactNode; heading: string; children: ReactNode }) {
  return (
    <li className={styles.reason}>
      <span className={styles.icon}>{props.icon}</span>
      <span>
        <strong className={styles.heading}>{props.heading}</strong>
        <span className={styles.text}>{props.children}</span>
      </span>
    </li>
  )
}
