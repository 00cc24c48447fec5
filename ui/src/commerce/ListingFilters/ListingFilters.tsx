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
  type Ranks,
  type ShelfQuery,
} from '@stemside/rules'
import { useRef, type ComponentProps, type ReactNode } from 'react'
import { cx } from '../../core/cx/index.ts'
import { TextButton } from '../../core/TextButton/index.ts'
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
  /** What the query's text finds. @default every product */
  ranks?: Ranks | undefined
  /** Called with all choices when one changes. */
  onChange: (query: ShelfQuery) => void
}

/**
 * Filters of a listing in one strip: product lines and skills as chips with counts, ages, prices and order as
 * selects. Below it, how many toys each filter leaves out, and a button that clears all. On a phone both stay
 * at the top while the page scrolls.
 */
export function ListingFilters({
  country,
  items,
  query,
  ranks,
  onChange,
  className,
  ...rest
}: ListingFiltersProps) {
  const strip = useRef<HTMLUListElement>(null)
  useChosenInView(strip, [...query.lines, ...query.categories].join())
  const counts = countOnShelf(items, query, country, ranks)
  const isNarrowed = shelfParameters({ ...query, sort: wholeShelf.sort }).length > 0
  return (
    <div {...rest} className={cx(styles.root, className)} data-needs-script>
      <ul ref={strip} className={styles.strip} aria-label="Filters and order">
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
        <Choice
          label="Age"
          value={query.age}
          all={ageBands}
          isOn={query.age !== wholeShelf.age}
          nameOf={(age) => `${ageBandLabels[age]} (${counts.ages.get(age) ?? 0})`}
          onChoose={(age) => onChange({ ...query, age })}
        />
        <Choice
          label="Price"
          value={query.price}
          all={priceBands}
          isOn={query.price !== wholeShelf.price}
          nameOf={(price) => `${priceBandLabel(price, country)} (${counts.prices.get(price) ?? 0})`}
          onChoose={(price) => onChange({ ...query, price })}
        />
        <Choice
          label="Order"
          value={query.sort}
          all={shelfSorts}
          nameOf={(sort) => shelfSortLabels[sort]}
          onChoose={(sort) => onChange({ ...query, sort })}
        />
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
      {isNarrowed && (
        <div className={styles.outcome} data-part="found">
          <p className={styles.leftOut}>
            {outcomeOf(query, counts.found, items.length, counts.leftOut, country)}
          </p>
          <TextButton
            className={styles.clear}
            onClick={() => onChange({ ...wholeShelf, sort: query.sort })}
          >
            <CloseIcon /> Clear filters
          </TextButton>
        </div>
      )}
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

interface ChoiceProps<T extends string> {
  readonly label: string
  readonly value: T
  readonly all: readonly T[]
  /** Whether it leaves out toys. */
  readonly isOn?: boolean
  readonly nameOf: (one: T) => string
  readonly onChoose: (one: T) => void
}

function Choice<T extends string>({ label, value, all, isOn, nameOf, onChoose }: ChoiceProps<T>) {
  return (
    <li className={styles.select} data-on={isOn}>
      <select
        aria-label={label}
        value={value}
        onChange={({ target }) => onChoose(all.find((one) => one === target.value) ?? value)}
      >
        {all.map((one) => (
          <option key={one} value={one}>
            {nameOf(one)}
          </option>
        ))}
      </select>
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

/** In the order of the chips, so that the same choices always give the same URL. */
function toggled<T>(all: readonly T[], chosen: readonly T[], one: T): readonly T[] {
  return all.filter((other) => chosen.includes(other) !== (other === one))
}
