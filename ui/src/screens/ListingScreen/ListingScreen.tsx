import {
  type CountryCode,
  findOnShelf,
  type PriceList,
  shelfItems,
  type ShelfQuery,
  type Sku,
  soldSkus,
  type Stock,
  wholeShelf,
} from '@stemside/rules'
import { ListingFilters } from '../../commerce/ListingFilters/index.ts'
import { ShelfGrid } from '../../commerce/ShelfGrid/index.ts'
import { Button } from '../../core/Button/index.ts'
import { Heading } from '../../core/Heading/index.ts'
import { Text } from '../../core/Text/index.ts'
import { cards } from '../../content/cards.ts'
import styles from './ListingScreen.module.css'

export interface ListingScreenProps {
  /** The shopper's country. It decides currency, prices and words. */
  country: CountryCode
  /** What the country sells, in minor units. */
  prices: PriceList
  /** What was asked for; the storefront keeps it in the address. */
  query: ShelfQuery
  /** Units left by sku; a sku that is not in it is in stock. @default {} */
  stock?: Stock | undefined
  /** Code of the coupon in force. */
  couponCode?: string | undefined
  /** The filters, the order or the words changed. */
  onQueryChange: (query: ShelfQuery) => void
  /** "Add to cart" was pressed, with the sku. */
  onAdd: (sku: Sku) => void
}

/** The shop: everything that sells here, to be narrowed by age, skill and words. */
export function ListingScreen(props: ListingScreenProps) {
  const { country, query, onQueryChange } = props
  const items = shelfItems(soldSkus, props.prices, cards, props.stock)
  const found = findOnShelf(items, query, country)
  return (
    <div className={styles.root}>
      <div className={styles.head}>
        <Heading level={1} size="title" data-part="found">
          {query.text === '' ? 'All toys' : `Toys for “${query.text}”`}
        </Heading>
        <output className={styles.count} data-part="found">
          {found.length === 1 ? '1 toy' : `${found.length} toys`}
        </output>
      </div>
      <ListingFilters country={country} items={items} query={query} onChange={onQueryChange} />
      {found.length === 0 ? (
        <div className={styles.empty} data-part="found">
          <Heading size="subheading">Nothing fits all of that</Heading>
          <Text tone="muted">Take a filter away, or see every toy.</Text>
          <Button onClick={() => onQueryChange(wholeShelf)}>Clear all filters</Button>
        </div>
      ) : (
        <ShelfGrid
          country={country}
          items={found}
          couponCode={props.couponCode}
          headingLevel={2}
          data-part="found"
          eagerCount={1}
          onAdd={props.onAdd}
        />
      )}
    </div>
  )
}
