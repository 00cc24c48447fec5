import { formatMoney, type CountryCode } from '@stemside/rules'
import type { ComponentProps } from 'react'
import { cx } from '../../core/cx/index.ts'
import type { Storyboard } from '../words.ts'
import styles from './AddOnStoryboard.module.css'

export interface AddOnStoryboardProps extends Omit<ComponentProps<'ul'>, 'children'> {
  /** The shopper's country. It decides currency, prices and texts. */
  country: CountryCode
  /** The add-ons, in this order. */
  items: readonly Storyboard[]
}

/** The story add-ons of a globe as a sheet of covers. */
export function AddOnStoryboard({ country, items, className, ...rest }: AddOnStoryboardProps) {
  return (
    <ul {...rest} className={cx(styles.root, className)}>
      {items.map((item) => (
        <li key={item.name}>
          <img
            src={item.cover}
            alt=""
            width={160}
            height={200}
            loading="lazy"
            decoding="async"
            className={styles.cover}
          />
          <p className={styles.name}>{item.name}</p>
          <p className={styles.price}>{formatMoney(item.prices[country], country)}</p>
        </li>
      ))}
    </ul>
  )
}
