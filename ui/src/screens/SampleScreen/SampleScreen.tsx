import {
  type CountryCode,
  type PriceList,
  shelfItems,
  type Sku,
  soldSkus,
  type Stock,
} from '@stemside/rules'
import { ShelfGrid } from '../../commerce/ShelfGrid/index.ts'
import { Heading } from '../../core/Heading/index.ts'
import { Text } from '../../core/Text/index.ts'
import { cards } from '../../content/cards.ts'
import styles from './SampleScreen.module.css'

export interface SampleScreenProps {
  /** The shopper's country. It decides currency, prices and texts. */
  country: CountryCode
  /** The country's price list, in minor units. */
  prices: PriceList
  /** Units left by sku; a sku that is not in it is in stock. @default {} */
  stock?: Stock | undefined
  /** Called with the sku on "Add to cart". */
  onAdd: (sku: Sku) => void
}

/** A page with a bit of everything, for testing page frames: /test and /testwithoutlayout. */
export function SampleScreen({ country, prices, stock, onAdd }: SampleScreenProps) {
  return (
    <div className={styles.root}>
      <Heading level={1} size="title">
        A sample page
      </Heading>
      <Text size="lead">
        Words, a shelf and a button: enough to see how a page stands in its frame, and without one.
      </Text>
      <ShelfGrid
        country={country}
        items={shelfItems(soldSkus, prices, cards, stock).slice(0, 4)}
        headingLevel={2}
        onAdd={onAdd}
      />
    </div>
  )
}
