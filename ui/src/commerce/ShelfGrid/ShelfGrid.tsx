import type { CountryCode, Sku } from '@stemside/rules'
import type { ComponentProps } from 'react'
import { cx } from '../../core/cx/index.ts'
import { ListingCard } from '../ListingCard/index.ts'
import type { ShelfItem } from '../shelfItem.ts'
import styles from './ShelfGrid.module.css'

export interface ShelfGridProps extends Omit<ComponentProps<'ul'>, 'children'> {
  /** The shopper's country. It decides currency, prices and words. */
  country: CountryCode
  /** What is shown, in this order. */
  items: readonly ShelfItem[]
  /** Code of the coupon in force. @default none */
  couponCode?: string | undefined
  /** The place of the names in the page's outline. @default 3 */
  headingLevel?: 2 | 3
  /** How many pictures load at once, because they are seen first. */
  eagerCount?: number
  /** "Add to cart" was pressed, with the sku. */
  onAdd: (sku: Sku) => void
}

/** Cards in a grid: two abreast on a phone, four on a desk. */
export function ShelfGrid({
  country,
  items,
  couponCode,
  headingLevel = 3,
  eagerCount = 0,
  onAdd,
  className,
  ...rest
}: ShelfGridProps) {
  return (
    <ul {...rest} className={cx(styles.root, className)}>
      {items.map((item, index) => (
        <li key={item.sku}>
          <ListingCard
            country={country}
            sku={item.sku}
            words={item.words}
            href={item.href}
            picture={item.picture}
            offer={item.offer}
            couponCode={couponCode}
            availability={item.availability}
            headingLevel={headingLevel}
            isPriority={index < eagerCount}
            onAdd={onAdd}
          />
        </li>
      ))}
    </ul>
  )
}
