import {
  countryInText,
  type CountryCode,
  type PriceList,
  shelfItems,
  type Sku,
  skusOfLine,
  type SoldSku,
  type Stock,
} from '@stemside/rules'
import type { ReactNode } from 'react'
import { ShelfGrid } from '../../commerce/ShelfGrid/index.ts'
import { TrustRow } from '../../commerce/TrustRow/index.ts'
import { ButtonLink } from '../../core/Button/index.ts'
import { Heading } from '../../core/Heading/index.ts'
import { Picture } from '../../core/Picture/index.ts'
import { Text } from '../../core/Text/index.ts'
import { cards } from '../../content/cards.ts'
import { lineWords, type LinePath } from './lineWords.ts'
import styles from './LineScreen.module.css'

export interface LineScreenProps {
  /** The shopper's country. It decides currency, prices and texts. */
  country: CountryCode
  /** The path of the line's page: `/orboot`. */
  path: LinePath
  /** The country's price list, in minor units. */
  prices: PriceList
  /** Units left by sku; a sku that is not in it is in stock. @default {} */
  stock?: Stock
  /** Called with the sku on "Add to cart". */
  onAdd: (sku: Sku) => void
  /** Links to the parts of the page, below its text. @default none */
  nav?: ReactNode
  /** More of the page, between head and shelf. @default nothing */
  before?: ReactNode
  /** The shelf's heading. @default none: its toys are the next level of the outline */
  shelfHeading?: string | undefined
  /** The toys on the shelf. @default all of the line */
  skus?: readonly SoldSku[]
  /** More of the page, below the shelf. @default nothing */
  children?: ReactNode
}

/** The page of a product line: what it is, and all of its toys that are sold here. */
export function LineScreen({
  country,
  path,
  prices,
  stock,
  onAdd,
  nav,
  before,
  shelfHeading,
  skus = skusOfLine(path),
  children,
}: LineScreenProps) {
  const { heading, text, hue, figure } = lineWords[path]
  const items = shelfItems(skus, prices, cards, stock)
  return (
    <>
      <div className={styles.head} data-hue={hue}>
        <div className={styles.inner}>
          <div className={styles.words}>
            <Heading level={1} size="display">
              {heading}
            </Heading>
            <Text size="lead">{text}</Text>
            {nav}
          </div>
          <div className={styles.stage}>
            <Picture
              picture={figure}
              alt=""
              sizes="(min-width: 768px) 360px, 260px"
              isPriority
              className={styles.figure}
            />
          </div>
        </div>
      </div>
      {before}
      <div className={styles.shelf} id="toys">
        {shelfHeading !== undefined && (
          <Heading className={styles.shelfHeading}>{shelfHeading}</Heading>
        )}
        {items.length === 0 ? (
          <div className={styles.none}>
            <Text>{`We do not sell these in ${countryInText(country)} yet.`}</Text>
            <ButtonLink href="/shop">See all toys</ButtonLink>
          </div>
        ) : (
          <ShelfGrid
            country={country}
            items={items}
            eagerCount={before === undefined ? 4 : 0}
            headingLevel={shelfHeading === undefined ? 2 : 3}
            onAdd={onAdd}
          />
        )}
      </div>
      {children}
      <TrustRow country={country} />
    </>
  )
}
