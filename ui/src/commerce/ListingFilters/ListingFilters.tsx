import {
  ageBandLabels,
  ageBands,
  categories,
  categoryLabels,
  countOnShelf,
  priceBandLabel,
  priceBands,
  shelfLineLabels,
  shelfLines,
  shelfParameters,
  shelfSortLabels,
  shelfSorts,
  wholeShelf,
  type CountryCode,
  type FilterName,
  type ShelfQuery,
} from '@stemside/rules'
import { useRef, type ComponentProps, type ReactNode } from 'react'
import { cx } from '../../core/cx/index.ts'
import { VisuallyHidden } from '../../core/VisuallyHidden/index.ts'
import { CloseIcon } from '../../icons/index.ts'
import type { ShelfItem } from '../shelfItem.ts'
import { useChosenInView } from './useChosenInView.ts'
import styles from './ListingFilters.module.css'

export interface ListingFiltersProps extends Omit<ComponentProps<'div'>, 'children' | 'onChange'> {
  /** The shopper's country. It decides currency, prices and texts. */
  country: CountryCode
  /** All products that are sold here, for the counts beside the choices. */
  items: readonly ShelfItem[]
  /** The current choices. */
  query: ShelfQuery
  /** Called with all choices when one changes. */
  onChange: (query: ShelfQuery) => void
}

/**
 * Filters of a listing: product lines and skills as chips with counts, ages, prices and order as selects, a
 * button that clears all, and how many toys each filter leaves out. On a phone the chips stay at the top
 * while the page scrolls.
 */
export function ListingFilters({
  country,
  items,
  query,
  onChange,
  className,
  ...rest
}: ListingFiltersProps) {
  const chips = useRef<HTMLUListElement>(null)
  useChosenInView(chips, [...query.lines, ...query.categories].join())
  const counts = countOnShelf(items, query, country)
  const isNarrowed = shelfParameters({ ...query, sort: wholeShelf.sort }).length > 0
  return (
    <div {...rest} className={cx(styles.root, className)} data-needs-script>
      <div className={styles.bar}>
        <ul ref={chips} className={styles.chips} aria-label="Toys and skills">
          {shelfLines.map((line) => (
            <Chip
              key={line}
              isOn={query.lines.includes(line)}
              count={counts.lines.get(line) ?? 0}
              onToggle={() => onChange({ ...query, lines: toggled(shelfLines, query.lines, line) })}
            >
              {shelfLineLabels[line]}
            </Chip>
          ))}
          <li className={styles.divider} aria-hidden="true" />
          {categories.map((category) => (
            <Chip
              key={category}
              isOn={query.categories.includes(category)}
              count={counts.categories.get(category) ?? 0}
              onToggle={() =>
                onChange({ ...query, categories: toggled(categories, query.categories, category) })
              }
            >
              {categoryLabels[category]}
            </Chip>
          ))}
        </ul>
      </div>
      <div className={styles.selects}>
        <label className={styles.select}>
          <VisuallyHidden>Age</VisuallyHidden>
          <select
            value={query.age}
            onChange={({ target }) =>
              onChange({ ...query, age: known(ageBands, target.value) ?? query.age })
            }
          >
            {ageBands.map((age) => (
              <option key={age} value={age}>
                {ageBandLabels[age]} ({counts.ages.get(age) ?? 0})
              </option>
            ))}
          </select>
        </label>
        <label className={styles.select}>
          <VisuallyHidden>Price</VisuallyHidden>
          <select
            value={query.price}
            onChange={({ target }) =>
              onChange({ ...query, price: known(priceBands, target.value) ?? query.price })
            }
          >
            {priceBands.map((band) => (
              <option key={band} value={band}>
                {priceBandLabel(band, country)} ({counts.prices.get(band) ?? 0})
              </option>
            ))}
          </select>
        </label>
        <label className={styles.select}>
          <VisuallyHidden>Order</VisuallyHidden>
          <select
            value={query.sort}
            onChange={({ target }) =>
              onChange({ ...query, sort: known(shelfSorts, target.value) ?? query.sort })
            }
          >
            {shelfSorts.map((sort) => (
              <option key={sort} value={sort}>
                {shelfSortLabels[sort]}
              </option>
            ))}
          </select>
        </label>
        {isNarrowed && (
          <button
            type="button"
            className={styles.clear}
            onClick={() => onChange({ ...wholeShelf, sort: query.sort })}
          >
            <CloseIcon /> Clear filters
          </button>
        )}
      </div>
      <p className={styles.outcome} data-part="found">
        {outcomeOf(query, counts.found, items.length, counts.leftOut, country)}
      </p>
    </div>
  )
}

interface ChipProps {
  readonly isOn: boolean
  /** How many toys it leaves. */
  readonly count: number
  readonly onToggle: () => void
  readonly children: ReactNode
}

function Chip({ isOn, count, onToggle, children }: ChipProps) {
  return (
    <li>
      <button
        type="button"
        className={styles.chip}
        aria-pressed={isOn}
        disabled={count === 0 && !isOn}
        onClick={onToggle}
      >
        {children}
        <span className={styles.count}>{count}</span>
      </button>
    </li>
  )
}

/** "4 of 33 toys: 6–8 years leaves out 12, Coding leaves out 5", or nothing without a filter. */
function outcomeOf(
  query: ShelfQuery,
  found: number,
  all: number,
  leftOut: ReadonlyMap<FilterName, number>,
  country: CountryCode,
): string {
  const names: Readonly<Record<FilterName, string>> = {
    lines: query.lines.map((line) => shelfLineLabels[line]).join(' or '),
    categories: query.categories.map((category) => categoryLabels[category]).join(' or '),
    age: ageBandLabels[query.age],
    price: priceBandLabel(query.price, country),
  }
  const parts = [...leftOut].map(([name, count]) => `${names[name]} leaves out ${count}`)
  return parts.length === 0 ? '' : `${found} of ${all} toys: ${parts.join(', ')}`
}

function known<T extends string>(all: readonly T[], text: string): T | undefined {
  return all.find((one) => one === text)
}

/** In the order of the chips, so that the same choices always give the same URL. */
function toggled<T>(all: readonly T[], chosen: readonly T[], one: T): readonly T[] {
  return all.filter((other) => chosen.includes(other) !== (other === one))
}
