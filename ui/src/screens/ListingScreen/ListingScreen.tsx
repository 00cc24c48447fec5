import {
  bestsellers,
  type CountryCode,
  findOnShelf,
  type PriceList,
  shelfItems,
  type ShelfQuery,
  type Sku,
  shelfPage,
  shelfParameters,
  soldSkus,
  type Stock,
  wholeShelf,
} from '@stemside/rules'
import { Fragment, useMemo } from 'react'
import { ListingFilters } from '../../commerce/ListingFilters/index.ts'
import { ShelfGrid, type ShelfGridProps } from '../../commerce/ShelfGrid/index.ts'
import { Button } from '../../core/Button/index.ts'
import { Heading } from '../../core/Heading/index.ts'
import { Link } from '../../core/Link/index.ts'
import { PageLinks } from '../../core/PageLinks/index.ts'
import { Text } from '../../core/Text/index.ts'
import { cards } from '../../content/cards.ts'
import { contactLink } from '../../shell/navigation.ts'
import type { ShelfSearch } from '../../shell/shelfSearch.ts'
import styles from './ListingScreen.module.css'

export interface ListingScreenProps {
  /** The shopper's country. It decides currency, prices and texts. */
  country: CountryCode
  /** The country's price list, in minor units. */
  prices: PriceList
  /** Filters, order and search text. The storefront keeps them in the URL. */
  query: ShelfQuery
  /** Finds what the query's text asks for; without it, every toy fits the text. @default none */
  search?: ShelfSearch | undefined
  /** The choices that the filters show, if the list is still to follow them. @default query */
  pressedQuery?: ShelfQuery
  /** The number of the shown page, from 1. @default 1 */
  page?: number
  /** The address of another page of this query. */
  pageHref: (page: number) => string
  /** Units left by sku; a sku that is not in it is in stock. @default {} */
  stock?: Stock | undefined
  /** Renders the corner of a card's picture, such as a WishButton. @default nothing */
  renderCorner?: ShelfGridProps['renderCorner']
  /** Called with the new query when filters, order or search text change. */
  onQueryChange: (query: ShelfQuery) => void
  /** Called with the sku on "Add to cart". */
  onAdd: (sku: Sku) => void
  /** "Play & Win" was pressed: opens the slot machine. */
  onPlay: () => void
}

/** The shop: all toys that are sold here, with filters for line, skill, age and price, and search. */
export function ListingScreen(props: ListingScreenProps) {
  const { country, prices, stock, query, search, renderCorner } = props
  const { onQueryChange, onAdd } = props
  const { pressedQuery = query } = props
  const items = useMemo(() => shelfItems(soldSkus, prices, cards, stock), [prices, stock])
  const ranks = useMemo(
    () => search?.rank(items, query.text, country),
    [search, items, query.text, country],
  )
  const found = useMemo(
    () => findOnShelf(items, query, country, ranks),
    [items, query, country, ranks],
  )
  const {
    items: shown,
    page,
    pageCount,
  } = useMemo(() => shelfPage(found, props.page ?? 1), [found, props.page])
  // The same element, so that a pressed filter does not render all cards again.
  const grid = useMemo(
    () => (
      <ShelfGrid
        country={country}
        items={shown}
        headingLevel={2}
        className={styles.toys}
        data-part="found"
        eagerCount={1}
        renderCorner={renderCorner}
        onAdd={onAdd}
      />
    ),
    [country, shown, renderCorner, onAdd],
  )
  const pages = search?.pageLinksFor(query.text) ?? []
  /** Pages answer the search, and toys do not. */
  const isOnlyPages = pages.length > 0 && found.length === 0 && !isFiltered(query)
  const count = isOnlyPages ? pages.length : found.length
  return (
    <div className={styles.root}>
      <div className={styles.head}>
        <Heading level={1} size="title" data-part="found">
          {query.text === ''
            ? 'All toys'
            : `${isOnlyPages ? 'Help with' : 'Toys for'} “${query.text}”`}
        </Heading>
        <output className={styles.count} data-part="found">
          {`${count} ${isOnlyPages ? 'page' : 'toy'}${count === 1 ? '' : 's'}`}
        </output>
        {pages.length > 0 && (
          <Text data-part="found">
            Is it this?{' '}
            {pages.map(({ label, href }, place) => (
              <Fragment key={href}>
                {place > 0 && ' or '}
                <Link href={href}>{label}</Link>
              </Fragment>
            ))}
          </Text>
        )}
        <Button
          variant="soft"
          size="small"
          className={styles.play}
          onClick={props.onPlay}
          data-needs-script
        >
          Play &amp; Win
        </Button>
      </div>
      <ListingFilters
        country={country}
        items={items}
        query={pressedQuery}
        ranks={ranks}
        onChange={onQueryChange}
      />
      {found.length === 0 ? (
        <div className={styles.empty} data-part="found">
          {isFiltered(query) ? (
            <>
              <Heading size="subheading">Nothing fits all of that</Heading>
              <Text tone="muted">Take a filter away, or see every toy.</Text>
              <Button onClick={() => onQueryChange(wholeShelf)}>Clear all filters</Button>
            </>
          ) : (
            <>
              {!isOnlyPages && <Heading size="subheading">{`No toy fits “${query.text}”`}</Heading>}
              <Text tone="muted">
                {isOnlyPages && 'Not that? '}Try another word, see every toy, or{' '}
                <Link href={contactLink.href}>ask a person</Link>.
              </Text>
              <Button onClick={() => onQueryChange(wholeShelf)}>See all toys</Button>
            </>
          )}
          <div className={styles.instead}>
            <Heading size="subheading">Families like these</Heading>
            <ShelfGrid
              country={country}
              items={bestsellers(props.prices, cards, props.stock).slice(0, 4)}
              renderCorner={renderCorner}
              onAdd={props.onAdd}
            />
          </div>
        </div>
      ) : (
        grid
      )}
      <PageLinks
        page={page}
        pageCount={pageCount}
        hrefOf={props.pageHref}
        previous="Toys before these"
        next="More toys"
        className={styles.pages}
      />
    </div>
  )
}

/** Whether the shopper has set a filter, such as an age. A search text and an order are no filters. */
function isFiltered(query: ShelfQuery): boolean {
  const { text, sort } = wholeShelf
  return shelfParameters({ ...query, text, sort }).length > 0
}
