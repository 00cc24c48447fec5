import type { CountryCode, ShelfOffer } from '@stemside/rules'
import { Button } from '../../core/Button/index.ts'
import { StickyBar, type StickyBarProps } from '../../core/StickyBar/index.ts'
import { VisuallyHidden } from '../../core/VisuallyHidden/index.ts'
import { OfferPrice } from '../OfferPrice/index.ts'
import styles from './StickyBuyBar.module.css'

export interface StickyBuyBarProps extends Omit<StickyBarProps, 'children'> {
  /** The shopper's country. It decides currency, prices and texts. */
  country: CountryCode
  /** The product's name. */
  name: string
  /** The price here, from `offerOf`. */
  offer: ShelfOffer
  /** Called when its button is pressed. */
  onAdd: () => void
}

/**
 * A bar with price and button at the bottom of a phone's screen, while the page's own are out of
 * view.
 */
export function StickyBuyBar({ country, name, offer, onAdd, ...rest }: StickyBuyBarProps) {
  return (
    <StickyBar {...rest}>
      <span className={styles.words}>
        <span className={styles.name}>{name}</span>
        <OfferPrice country={country} offer={offer} size="small" />
      </span>
      <Button onClick={onAdd}>
        Add to cart<VisuallyHidden>{`: ${name}`}</VisuallyHidden>
      </Button>
    </StickyBar>
  )
}
