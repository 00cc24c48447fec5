import type { CountryCode } from '@stemside/rules'
import type { ComponentProps, RefObject } from 'react'
import { Button } from '../../core/Button/index.ts'
import { cx } from '../../core/cx/index.ts'
import { VisuallyHidden } from '../../core/VisuallyHidden/index.ts'
import type { ShelfOffer } from '../offer.ts'
import { Price } from '../Price/index.ts'
import { useIsInView } from './useIsInView.ts'
import styles from './StickyBuyBar.module.css'

export interface StickyBuyBarProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Whose prices, words and rules count. */
  country: CountryCode
  /** What is bought. */
  name: string
  /** What it costs here, from `offerOf`. */
  offer: ShelfOffer
  /** The page's own button: while it is in view, the bar is not. */
  standsInFor: RefObject<Element | null>
  /** Its button was pressed. */
  onAdd: () => void
}

/** On a phone, price and button at the foot of the window while the page's own are out of reach. */
export function StickyBuyBar(props: StickyBuyBarProps) {
  const { country, name, offer, standsInFor, onAdd, className, ...rest } = props
  const isOut = useIsInView(standsInFor)
  return (
    <div {...rest} className={cx(styles.root, className)} data-out={isOut} inert={isOut}>
      <span className={styles.words}>
        <span className={styles.name}>{name}</span>
        <Price country={country} amount={offer.amount} strike={offer.strike} size="small" />
      </span>
      <Button onClick={onAdd}>
        Add to cart<VisuallyHidden>{`: ${name}`}</VisuallyHidden>
      </Button>
    </div>
  )
}
