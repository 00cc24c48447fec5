import type { CountryCode } from '@stemside/rules'
import type { ShelfItem } from '../../commerce/shelfItem.ts'
import { OfferPrice } from '../../commerce/OfferPrice/index.ts'
import { LinkSlot } from '../../core/LinkSlot/index.ts'
import { Picture } from '../../core/Picture/index.ts'
import { VisuallyHidden } from '../../core/VisuallyHidden/index.ts'
import { finderLink } from '../navigation.ts'
import { pageLinksFor } from '../shelfSearch.ts'
import type { SuggestionList } from '../SearchField/index.ts'
import styles from './SearchSuggestions.module.css'

export interface SearchSuggestionsProps extends SuggestionList {
  /** The shopper's country. It decides currency and prices. */
  country: CountryCode
  /** The toys that the text finds, best first. The first five are shown. */
  found: readonly ShelfItem[]
  /** Toys to show while nothing is typed, or when nothing is found. The first five are shown. */
  popular: readonly ShelfItem[]
}

/** How many toys are shown. */
const most = 5

/**
 * Toys for what is typed into a SearchField, each with picture, line and price, and a link to all that
 * were found. A page that the text asks for, such as gift cards, comes first. Load it lazily with the cards.
 */
export function SearchSuggestions(props: SearchSuggestionsProps) {
  const { id, listRef, activeId, text, country, found, popular, onChoose } = props
  const pages = pageLinksFor(text)
  const isFound = text !== '' && found.length > 0
  const shown = (isFound ? found : popular).slice(0, most)
  const heading = pages.length > 0 && !isFound ? 'Is it this?' : headingOf(text, found.length)
  const option = (name: string) => {
    const optionId = `${id}-${name}`
    return {
      id: optionId,
      role: 'option',
      'aria-selected': optionId === activeId,
      tabIndex: -1,
      onClick: onChoose,
    } as const
  }
  return (
    <div className={styles.root}>
      <output className={styles.heading}>{heading}</output>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- A select cannot show pictures. */}
      <div id={id} ref={listRef} role="listbox" aria-label="Suggested toys">
        {pages.map(({ label, href }) => (
          <LinkSlot key={href} {...option(href)} href={href} className={styles.all}>
            {label}
          </LinkSlot>
        ))}
        {shown.map((item) => (
          <LinkSlot key={item.sku} {...option(item.sku)} href={item.href} className={styles.option}>
            <Picture picture={item.picture} alt="" sizes="56px" className={styles.picture} />
            <span className={styles.words}>
              <span className={styles.name}>{item.name}</span>
              <span className={styles.line}>{item.words.line}</span>
              <OfferPrice country={country} offer={item.offer} size="small" />
            </span>
            {item.availability === 'out-of-stock' && (
              <VisuallyHidden>, out of stock</VisuallyHidden>
            )}
          </LinkSlot>
        ))}
        {isFound && (
          <LinkSlot
            {...option('all')}
            href={`/shop?${new URLSearchParams({ q: text }).toString()}`}
            className={styles.all}
          >
            {found.length === 1 ? 'See it in the shop' : `See all ${found.length} toys`}
          </LinkSlot>
        )}
        {!pages.includes(finderLink) && (
          <LinkSlot {...option('find')} href={finderLink.href} className={styles.all}>
            Not sure? Answer three questions
          </LinkSlot>
        )}
      </div>
    </div>
  )
}

function headingOf(text: string, count: number): string {
  if (text === '') return 'Popular toys'
  if (count === 0) return `No toy fits “${text}”. Families like these:`
  return count === 1 ? '1 toy' : `${count} toys`
}
