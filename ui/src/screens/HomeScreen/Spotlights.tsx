import {
  type CountryCode,
  nameOf,
  offerOf,
  type PriceList,
  productHref,
  type Sku,
} from '@stemside/rules'
import { ProductCard } from '../../commerce/ProductCard/index.ts'
import type { Spotlight } from '../../content/spotlights.ts'
import styles from './Spotlights.module.css'

export interface SpotlightsProps {
  /** The shopper's country. It decides currency, prices and words. */
  country: CountryCode
  /** The toys, in their order. */
  spotlights: readonly Spotlight[]
  /** What the country sells, in minor units. */
  prices: PriceList
  /** "Add to cart" was pressed, with the sku. */
  onAdd: (sku: Sku) => void
}

/** One toy of each line, told across the page. */
export function Spotlights({ country, spotlights, prices, onAdd }: SpotlightsProps) {
  return (
    <div className={styles.root}>
      {spotlights.map(({ words, picture, portrait }) => {
        const offer = offerOf(words.sku, prices)
        return (
          offer !== undefined && (
            <ProductCard
              key={words.sku}
              country={country}
              name={nameOf(words.sku)}
              words={words}
              href={productHref(words.sku) ?? '/shop'}
              picture={picture}
              portrait={portrait}
              offer={offer}
              onAdd={onAdd}
            />
          )
        )
      })}
    </div>
  )
}
