import {
  shelfItems,
  type CountryCode,
  type PriceList,
  type Stock,
  storeName,
} from '@stemside/rules'
import { OfferPrice } from '../../commerce/OfferPrice/index.ts'
import type { ShelfItem } from '../../commerce/shelfItem.ts'
import type { Cards } from '../../commerce/words.ts'
import type { RangeChapter, RangePage } from '../../content/pages/productRange2021.ts'
import { ButtonLink } from '../../core/Button/index.ts'
import { Heading } from '../../core/Heading/index.ts'
import { LinkSlot } from '../../core/LinkSlot/index.ts'
import { Picture } from '../../core/Picture/index.ts'
import { Text } from '../../core/Text/index.ts'
import { ChipNav } from '../../editorial/ChipNav/index.ts'
import { Logo } from '../../shell/Logo/index.ts'
import styles from './RangeScreen.module.css'

export interface RangeScreenProps {
  /** The texts, and the toys of each chapter. */
  page: Omit<RangePage, 'meta'>
  /** The shopper's country. It decides currency, prices and texts. */
  country: CountryCode
  /** The cards of the toys that the chapters show. */
  cards: Cards
  /** The country's price list, in minor units. */
  prices: PriceList
  /** Units left by sku; a sku that is not in it is in stock. @default {} */
  stock?: Stock | undefined
}

/** /2021-product-range: all toys of the year on one wide page, without header and footer. */
export function RangeScreen({ page, country, cards, prices, stock }: RangeScreenProps) {
  const { heading, lead, chapters, end } = page
  return (
    <>
      <div className={styles.head}>
        <LinkSlot href="/" aria-label={`${storeName}, home`} className={styles.home}>
          <Logo className={styles.logo} />
        </LinkSlot>
        <Heading level={1} size="display" className={styles.title}>
          {heading}
        </Heading>
        <Text size="lead" tone="inherit">
          {lead}
        </Text>
        <ChipNav
          className={styles.chapters}
          label="Chapters"
          links={chapters.map(({ id, heading: name }) => ({ label: name, href: `#${id}` }))}
        />
      </div>
      {chapters.map((chapter, index) => (
        <Chapter
          key={chapter.id}
          chapter={chapter}
          hue={hues[index % hues.length]}
          country={country}
          items={shelfItems(chapter.skus, prices, cards, stock)}
          isFirst={index === 0}
        />
      ))}
      <section className={styles.end}>
        <Heading size="display">{end.heading}</Heading>
        <Text size="lead" tone="inherit">
          {end.text}
        </Text>
        <ButtonLink href={end.href} size="large" tone="surface">
          {end.action}
        </ButtonLink>
      </section>
    </>
  )
}

/** The colours of the chapters, one after the other; token names. */
const hues = ['orboot', 'tacto', 'plugo', 'bundle'] as const

interface ChapterProps {
  readonly chapter: RangeChapter
  readonly hue: string | undefined
  readonly country: CountryCode
  /** Those that are sold in the country. */
  readonly items: readonly ShelfItem[]
  readonly isFirst: boolean
}

function Chapter({ chapter: { id, heading, text }, hue, country, items, isFirst }: ChapterProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-heading`}
      className={styles.chapter}
      style={{ '--ground': `var(--color-line-${hue})` }}
    >
      <div className={styles.words}>
        <Heading id={`${id}-heading`} size="display">
          {heading}
        </Heading>
        <Text size="lead">{text}</Text>
      </div>
      <ul className={styles.toys}>
        {items.map(({ sku, name, words, href, picture, offer }, index) => (
          <li key={sku} className={styles.toy}>
            <Picture
              picture={picture}
              alt=""
              sizes={
                index === 0 ? '(min-width: 768px) 50vw, 100vw' : '(min-width: 768px) 25vw, 50vw'
              }
              isPriority={isFirst && index === 0}
              className={styles.picture}
            />
            <div className={styles.about}>
              <Heading level={3} size="card">
                <LinkSlot href={href} className={styles.name}>
                  {name}
                </LinkSlot>
              </Heading>
              <Text size="small">{words.line}</Text>
              <OfferPrice country={country} offer={offer} size="small" />
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
