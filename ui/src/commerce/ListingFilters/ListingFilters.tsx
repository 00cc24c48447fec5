import {
  ageBandLabels,
  ageBands,
  categories,
  categoryLabels,
  countOnShelf,
  priceBandLabel,
  priceBands,
  shelfParameters,
  shelfSortLabels,
  shelfSorts,
  wholeShelf,
  type Category,
  type CountryCode,
  type ShelfQuery,
} from '@stemside/rules'
import { useRef, type ComponentProps } from 'react'
import { cx } from '../../core/cx/index.ts'
import { VisuallyHidden } from '../../core/VisuallyHidden/index.ts'
import { CloseIcon } from '../../icons/index.ts'
import type { ShelfItem } from '../shelfItem.ts'
import { useChosenInView } from './useChosenInView.ts'
import styles from './ListingFilters.module.css'

export interface ListingFiltersProps extends Omit<ComponentProps<'div'>, 'children' | 'onChange'> {
  /** The shopper's country. It decides currency, prices and words. */
  country: CountryCode
  /** Everything that sells here, for the counts beside the choices. */
  items: readonly ShelfItem[]
  /** What is chosen now. */
  query: ShelfQuery
  /** A choice changed; the whole of them is given. */
  onChange: (query: ShelfQuery) => void
}

/** Skills as chips with counts, ages, prices and order as selects, and one way to clear it all. */
export function ListingFilters({
  country,
  items,
  query,
  onChange,
  className,
  ...rest
}: ListingFiltersProps) {
  const chips = useRef<HTMLUListElement>(null)
  useChosenInView(chips, query.categories.join())
  const counts = countOnShelf(items, query, country)
  const isNarrowed = shelfParameters({ ...query, sort: wholeShelf.sort }).length > 0
  return (
    <div {...rest} className={cx(styles.root, className)} data-needs-script>
      <ul ref={chips} className={styles.chips} aria-label="Skills">
        {categories.map((category) => {
          const isOn = query.categories.includes(category)
          const count = counts.categories.get(category) ?? 0
          return (
            <li key={category}>
              <button
                type="button"
                className={styles.chip}
                aria-pressed={isOn}
                disabled={count === 0 && !isOn}
                onClick={() =>
                  onChange({ ...query, categories: toggled(query.categories, category) })
                }
              >
                {categoryLabels[category]}
                <span className={styles.count}>{count}</span>
              </button>
            </li>
          )
        })}
      </ul>
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
    </div>
  )
}

function known<T extends string>(all: readonly T[], text: string): T | undefined {
  return all.find((one) => one === text)
}

/** In the order of the chips, so that an address always reads the same. */
function toggled(chosen: readonly Category[], one: Category): readonly Category[] {
  return categories.filter((other) => chosen.includes(other) !== (other === one))
}
