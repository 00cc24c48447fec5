import type { CountryCode, Sku } from '@stemside/rules'
import type { ComponentProps, ReactNode } from 'react'
import { cx } from '../../core/cx/index.ts'
import { ListingCard } from '../ListingCard/index.ts'
import type { ShelfItem } from '../shelfItem.ts'
import styles from './ShelfGrid.module.css'

export interface ShelfGridProps extends Omit<ComponentProps<'ul'>, 'children'> {
  /** The shopper's country. It decides currency, prices and texts. */
  country: CountryCode
  /** The products, in this order. */
  items: readonly ShelfItem[]
  /** The level of the names in the page's outline. @default 3 */
  headingLevel?: 2 | 3
  /** How many pictures load eagerly, because they are in the first view. @default 0 */
  eagerCount?: number
  /** Renders the corner of a card's picture, such as a WishButton. @default nothing */
  renderCorner?: ((item: ShelfItem) => ReactNode) | undefined
  /** Called with the sku on "Add to cart". */
  onAdd: (sku: Sku) => void
}

/** Cards in a grid: two in a row on a phone, four from 768 px on. */
export function ShelfGrid({
  country,
  items,
  headingLevel = 3,
  eagerCount = 0,
  renderCorner,
  onAdd,
  className,
  ...rest
}: ShelfGridProps) {
  return (
    <ul {...rest} className={cx(styles.root, className)}>
      {items.map((item, index) => (
        <li key={item.sku} className={styles.card}>
          <ListingCard
            className={styles.card}
            country={country}
            sku={item.sku}
            words={item.words}
            href={item.href}
            picture={item.picture}
            rating={item.rating}
            offer={item.offer}
            availability={item.availability}
            headingLevel={headingLevel}
            isPriority={index < eagerCount}
            corner={renderCorner?.(item)}
            onAdd={onAdd}
          />
        </li>
      ))}
    </ul>
  )
}
