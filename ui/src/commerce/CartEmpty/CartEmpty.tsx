import type { ComponentProps } from 'react'
import { figure as bag } from '../../../art/pictures/bag/index.ts'
import { ButtonLink } from '../../core/Button/index.ts'
import { Picture } from '../../core/Picture/index.ts'
import { cx } from '../../core/cx/index.ts'
import styles from './CartEmpty.module.css'

/** An empty cart, with a link to the shop. */
export function CartEmpty({ className, ...rest }: Omit<ComponentProps<'div'>, 'children'>) {
  return (
    <div {...rest} className={cx(styles.root, className)}>
      <span className={styles.stage}>
        <Picture picture={bag} alt="" sizes="160px" className={styles.figure} />
      </span>
      <p className={styles.heading}>Your cart is empty</p>
      <p className={styles.text}>
        A globe, a chess set or a plug-in piano would look good in here.
      </p>
      <ButtonLink href="/shop">See all toys</ButtonLink>
    </div>
  )
}
