import { isDigital, nameOf, type Order } from '@stemside/rules'
import type { ComponentProps } from 'react'
import { ButtonLink } from '../../core/Button/index.ts'
import { cx } from '../../core/cx/index.ts'
import { Picture } from '../../core/Picture/index.ts'
import type { PictureOf } from '../cartEvents.ts'
import styles from './OrderBooks.module.css'

export interface OrderBooksProps extends Omit<ComponentProps<'ul'>, 'children'> {
  /** The order as the store returned it. */
  order: Order
  /** Returns the square picture of a sku. */
  pictureOf: PictureOf
}

/**
 * The e-storybooks of an order, each with a link that opens it for its buyer. Nothing if the order has none. They
 * stay the buyer's, even if the toys were cancelled.
 */
export function OrderBooks({ order, pictureOf, className, ...rest }: OrderBooksProps) {
  const books = order.lines.filter(({ sku }) => isDigital(sku))
  if (books.length === 0) return null
  return (
    <ul {...rest} className={cx(styles.root, className)}>
      {books.map(({ sku }) => (
        <li key={sku} className={styles.book}>
          <Picture picture={pictureOf(sku)} alt="" sizes="72px" className={styles.cover} />
          <span className={styles.title}>{nameOf(sku)}</span>
          <ButtonLink
            href={`/storybooks/read/${encodeURIComponent(order.id)}/${encodeURIComponent(sku)}`}
            size="small"
          >
            Read it now
          </ButtonLink>
        </li>
      ))}
    </ul>
  )
}
