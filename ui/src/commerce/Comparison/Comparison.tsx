import { categoryLabels, type CountryCode } from '@stemside/rules'
import type { ComponentProps } from 'react'
import { cx } from '../../core/cx/index.ts'
import { LinkSlot } from '../../core/LinkSlot/index.ts'
import { Picture } from '../../core/Picture/index.ts'
import { VisuallyHidden } from '../../core/VisuallyHidden/index.ts'
import { agesLabel } from '../AgeBadge/index.ts'
import { Price } from '../Price/index.ts'
import type { ShelfItem } from '../shelfItem.ts'
import styles from './Comparison.module.css'

export interface ComparisonProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The table's name, such as "Orboot globes". */
  label: string
  /** The shopper's country. It decides currency, prices and texts. */
  country: CountryCode
  /** Two to four products. */
  items: readonly ShelfItem[]
  /** The sku of the current page. @default none */
  current?: string | undefined
}

/** Toys of one line side by side, in a table that scrolls sideways on narrow screens. */
export function Comparison(props: ComparisonProps) {
  const { label, country, items, current, className, ...rest } = props
  return (
    <div {...rest} className={cx(styles.root, className)}>
      <table className={styles.table}>
        <caption className={styles.caption}>{label}</caption>
        <thead>
          <tr>
            <th scope="col">
              <VisuallyHidden>Toy</VisuallyHidden>
            </th>
            {items.map((item) => (
              <th key={item.sku} scope="col" data-current={item.sku === current}>
                <Picture picture={item.picture} alt="" sizes="180px" className={styles.picture} />
                <LinkSlot href={item.href} className={styles.name}>
                  {item.words.title}
                </LinkSlot>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">In a line</th>
            {items.map((item) => (
              <td key={item.sku}>{item.words.line}</td>
            ))}
          </tr>
          <tr>
            <th scope="row">Ages</th>
            {items.map((item) => (
              <td key={item.sku}>{agesLabel(item.ages)}</td>
            ))}
          </tr>
          <tr>
            <th scope="row">Trains</th>
            {items.map((item) => (
              <td key={item.sku}>
                {item.categories.map((category) => categoryLabels[category]).join(', ')}
              </td>
            ))}
          </tr>
          <tr>
            <th scope="row">Price</th>
            {items.map((item) => (
              <td key={item.sku}>
                <Price
                  country={country}
                  amount={item.offer.amount}
                  strike={item.offer.strike}
                  size="small"
                />
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </div>
  )
}
