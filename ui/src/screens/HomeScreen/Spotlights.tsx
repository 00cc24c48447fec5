import {
  type CountryCode,
  nameOf,
  offerOf,
  type PriceList,
  productHref,
  type Sku,
  type Stock,
} from '@stemside/rules'
import { ProductCard } from '../../commerce/ProductCard/index.ts'
import type { Spotlight } from '../../content/spotlights.ts'
import styles from './Spotlights.module.css'

export interface SpotlightsProps {
  /** The shopper's country. It decides currency, prices and texts. */
  country: CountryCode
  /** The toys, in this order. */
  spotlights: readonly Spotlight[]
  /** The country's price list, in minor units. */
  prices: PriceList
  /** Units left by sku; a sku that is not in it is in stock. @default {} */
  stock?: Stock | undefined
  /** Called with the sku on "Add to cart". */
  onAdd: (sku: Sku) => void
}

/** One toy of each line, each in a ProductCard. */
export function Spotlights({ country, spotlights, prices, stock, onAdd }: SpotlightsProps) {
  return (
    <div className={styles.root}>
      {spotlights.map(({ words, picture, portrait }) => {
        const offer = offerOf(words.sku, prices, stock)
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
