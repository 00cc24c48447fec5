import type { CountryCode, ShelfOffer } from '@stemside/rules'
import { Button } from '../../core/Button/index.ts'
import { StickyBar, type StickyBarProps } from '../../core/StickyBar/index.ts'
import { VisuallyHidden } from '../../core/VisuallyHidden/index.ts'
import { Price } from '../Price/index.ts'
import styles from './StickyBuyBar.module.css'

export interface StickyBuyBarProps extends Omit<StickyBarProps, 'children'> {
  /** The shopper's country. It decides currency, prices and words. */
  country: CountryCode
  /** What is bought. */
  name: string
  /** What it costs here, from `offerOf`. */
  offer: ShelfOffer
  /** Its button was pressed. */
  onAdd: () => void
}

/** On a phone, price and button at the foot of the window while the page's own are out of reach. */
export function StickyBuyBar({ country, name, offer, onAdd, ...rest }: StickyBuyBarProps) {
  return (
    <StickyBar {...rest}>
      <span className={styles.words}>
        <span className={styles.name}>{name}</span>
        <Price country={country} amount={offer.amount} strike={offer.strike} size="small" />
      </span>
      <Button onClick={onAdd}>
        Add to cart<VisuallyHidden>{`: ${name}`}</VisuallyHidden>
      </Button>
    </StickyBar>
  )
}
