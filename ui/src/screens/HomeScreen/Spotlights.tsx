import type { CountryCode, PriceList, Sku } from '@stemside/rules'
import {
  hero as orbootPicture,
  portrait as orbootPortrait,
} from '../../../art/pictures/orboot/index.ts'
import {
  hero as countPicture,
  portrait as countPortrait,
} from '../../../art/pictures/plugo_count/index.ts'
import {
  hero as chessPicture,
  portrait as chessPortrait,
} from '../../../art/pictures/tacto_chess/index.ts'
import { offerOf } from '../../commerce/offer.ts'
import { ProductCard } from '../../commerce/ProductCard/index.ts'
import { nameOf, productOf } from '../../commerce/productOf.ts'
import { words as orboot } from '../../content/products/orboot.ts'
import { words as count } from '../../content/products/plugo_count.ts'
import { words as chess } from '../../content/products/tacto_chess.ts'
import styles from './Spotlights.module.css'

const toys = [
  { words: orboot, picture: orbootPicture, portrait: orbootPortrait, side: 'left' },
  { words: chess, picture: chessPicture, portrait: chessPortrait, side: 'right' },
  { words: count, picture: countPicture, portrait: countPortrait, side: 'left' },
] as const

export interface SpotlightsProps {
  /** Whose prices, words and rules count. */
  country: CountryCode
  /** What the country sells, in minor units. */
  prices: PriceList
  /** "Add to cart" was pressed, with the sku. */
  onAdd: (sku: Sku) => void
}

/** One toy of each line, told across the page. */
export function Spotlights({ country, prices, onAdd }: SpotlightsProps) {
  return (
    <div className={styles.root}>
      {toys.map(({ words, picture, portrait, side }) => {
        const offer = offerOf(words.sku, prices)
        return (
          offer !== undefined && (
            <ProductCard
              key={words.sku}
              country={country}
              name={nameOf(words.sku)}
              words={words}
              href={productOf(words.sku)?.route ?? '/shop'}
              picture={picture}
              portrait={portrait}
              side={side}
              offer={offer}
              onAdd={onAdd}
            />
          )
        )
      })}
    </div>
  )
}
