import {
  type CountryCode,
  type PriceList,
  shelfItems,
  type Sku,
  skusOfLine,
  type Stock,
} from '@stemside/rules'
import { ShelfGrid } from '../../commerce/ShelfGrid/index.ts'
import { TrustRow } from '../../commerce/TrustRow/index.ts'
import { Heading } from '../../core/Heading/index.ts'
import { Picture } from '../../core/Picture/index.ts'
import { Text } from '../../core/Text/index.ts'
import { cards } from '../../content/cards.ts'
import { lineWords, type LinePath } from './lineWords.ts'
import styles from './LineScreen.module.css'

export interface LineScreenProps {
  /** The shopper's country. It decides currency, prices and words. */
  country: CountryCode
  /** The line's address: `/orboot`. */
  path: LinePath
  /** What the country sells, in minor units. */
  prices: PriceList
  /** Units left by sku; a sku that is not in it is in stock. @default {} */
  stock?: Stock
  /** Code of the coupon in force. */
  couponCode?: string | undefined
  /** "Add to cart" was pressed, with the sku. */
  onAdd: (sku: Sku) => void
}

/** A product line's own page: what it is, and everything of it that sells here. */
export function LineScreen({ country, path, prices, stock, couponCode, onAdd }: LineScreenProps) {
  const { heading, text, hue, figure } = lineWords[path]
  const items = shelfItems(skusOfLine(path), prices, cards, stock)
  return (
    <>
      <div className={styles.head} data-hue={hue}>
        <div className={styles.inner}>
          <div className={styles.words}>
            <Heading level={1} size="display">
              {heading}
            </Heading>
            <Text size="lead">{text}</Text>
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
      <div className={styles.shelf}>
        {items.length === 0 ? (
          <Text tone="muted">None of these sell in your country yet.</Text>
        ) : (
          <ShelfGrid
            country={country}
            items={items}
            couponCode={couponCode}
            eagerCount={4}
            headingLevel={2}
            onAdd={onAdd}
          />
        )}
      </div>
      <TrustRow country={country} />
    </>
  )
}
