import { categoryLabels, type CountryCode, formatMoney, productOf, type Sku } from '@stemside/rules'
import { useEffect, useRef, useState, type ComponentProps, type ReactNode } from 'react'
import { Button } from '../../core/Button/index.ts'
import { cx } from '../../core/cx/index.ts'
import { LinkSlot } from '../../core/LinkSlot/index.ts'
import { Picture } from '../../core/Picture/index.ts'
import { VisuallyHidden } from '../../core/VisuallyHidden/index.ts'
import { agesLabel } from '../AgeBadge/index.ts'
import { OfferPrice } from '../OfferPrice/index.ts'
import { Rating } from '../Rating/index.ts'
import type { ShelfItem } from '../shelfItem.ts'
import { AddToy, ChosenToy } from './ToyChoice.tsx'
import styles from './Comparison.module.css'

export interface ComparisonProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The table's name, such as "Orboot globes". */
  label: string
  /** The shopper's country. It decides currency, prices and texts. */
  country: CountryCode
  /** Two to four products. */
  items: readonly ShelfItem[]
  /** The sku of the current page. It always stays. @default none */
  current?: string | undefined
  /** All products that can be compared. @default none: the shopper cannot choose */
  choices?: readonly ShelfItem[]
  /** Called with all skus when the shopper exchanges, adds or removes a product. @default does nothing */
  onItemsChange?: (skus: readonly Sku[]) => void
  /** Called with the sku on "Add to cart". @default none: no buttons */
  onAdd?: (sku: Sku) => void
}

/** What the shopper has changed. */
interface Change {
  /** The sentence for screen readers. */
  readonly words: string
  /**
   * The place of the toy that gets the focus, or else the last one: the new toy, or after a removal the next one,
   * because the pressed button is gone. With undefined the focus stays.
   */
  readonly focus?: number | undefined
}

/** How many products are compared. */
const fewest = 2
const most = 4

/** Keys of the columns: a column stays when its toy is exchanged, so that its list keeps the focus. */
const places = ['first', 'second', 'third', 'fourth'] as const

/**
 * Two to four toys side by side, which the shopper can choose. On a phone the first one stays, and the others are
 * swiped past it.
 */
export function Comparison(props: ComparisonProps) {
  const { label, country, items, current, choices, onItemsChange, onAdd, className, ...rest } =
    props
  const skus = items.map(({ sku }) => sku)
  const heads = useRef<HTMLTableRowElement>(null)
  const [change, setChange] = useState<Change>()
  useEffect(() => {
    if (change?.focus === undefined) return
    const names = heads.current?.querySelectorAll('a')
    names?.[Math.min(change.focus, names.length - 1)]?.focus()
  }, [change])
  const nameOf = (sku: Sku) => choices?.find((one) => one.sku === sku)?.name ?? sku
  const facts: readonly (readonly [name: string, of: (item: ShelfItem) => ReactNode])[] = [
    ['In a line', ({ words }) => words.line],
    ['Ages', ({ ages }) => agesLabel(ages)],
    ['Trains', ({ categories }) => categories.map((one) => categoryLabels[one]).join(', ')],
    [
      'Families say',
      ({ rating }) => (rating === undefined ? 'New' : <Rating {...rating} size="small" />),
    ],
    ['Price', ({ offer }) => <OfferPrice country={country} offer={offer} size="small" />],
    ...(items.some(isKit)
      ? [['Gamepad', (item: ShelfItem) => gamepadWords(item, country)] as const]
      : []),
    ['Stock', ({ availability }) => stockWords[availability]],
  ]
  return (
    <div {...rest} className={cx(styles.frame, className)}>
      <div className={styles.root}>
        <table className={styles.table} style={{ '--columns': items.length }}>
          <caption>
            <VisuallyHidden>{label}</VisuallyHidden>
          </caption>
          <thead>
            <tr ref={heads}>
              <th scope="col">
                <VisuallyHidden>Toy</VisuallyHidden>
              </th>
              {items.map((item, place) => (
                <th key={places[place]} scope="col" data-current={item.sku === current}>
                  <Picture picture={item.picture} alt="" sizes="180px" className={styles.picture} />
                  <LinkSlot href={item.href} className={styles.name}>
                    <VisuallyHidden>{`${item.words.kicker} `}</VisuallyHidden>
                    {item.words.title}
                  </LinkSlot>
                  {choices !== undefined && (
                    <ChosenToy
                      item={item}
                      isFixed={item.sku === current}
                      choices={choices.filter(({ sku }) => !skus.includes(sku))}
                      isRemovable={items.length > fewest}
                      onChange={(sku) => {
                        setChange(
                          sku === undefined
                            ? { words: `${item.name} is no longer compared`, focus: place }
                            : { words: `${nameOf(sku)} is compared instead of ${item.name}` },
                        )
                        onItemsChange?.(
                          skus.flatMap((one) => (one === item.sku ? (sku ?? []) : one)),
                        )
                      }}
                    />
                  )}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {facts.map(([name, of]) => (
              <tr key={name}>
                <th scope="row">
                  <span className={styles.fact}>{name}</span>
                </th>
                {items.map((item) => (
                  <td key={item.sku} data-fact={name}>
                    {of(item)}
                  </td>
                ))}
              </tr>
            ))}
            {onAdd !== undefined && (
              <tr data-needs-script>
                <th scope="row">
                  <VisuallyHidden>Buy</VisuallyHidden>
                </th>
                {items.map(({ sku, name, availability }) => (
                  <td key={sku}>
                    <Button
                      size="small"
                      variant="soft"
                      isDisabled={availability === 'out-of-stock'}
                      onClick={() => onAdd(sku)}
                    >
                      Add to cart<VisuallyHidden>{`: ${name}`}</VisuallyHidden>
                    </Button>
                  </td>
                ))}
              </tr>
            )}
          </tbody>
        </table>
      </div>
      <VisuallyHidden aria-live="polite">{change?.words}</VisuallyHidden>
      {choices !== undefined && items.length < most && (
        <AddToy
          choices={choices.filter(({ sku }) => !skus.includes(sku))}
          className={styles.add}
          onAdd={(sku, hasLeft) => {
            setChange({
              words: `${nameOf(sku)} is compared, too`,
              focus: hasLeft ? undefined : items.length,
            })
            onItemsChange?.([...skus, sku])
          }}
        />
      )}
    </div>
  )
}

function isKit({ sku }: ShelfItem): boolean {
  return productOf(sku)?.kind === 'kit'
}

/** Whether the price includes the gamepad that a toy needs, or what it costs. A bundle brings its own. */
function gamepadWords(item: ShelfItem, country: CountryCode): string {
  const { includesGamepad, gamepadPrice } = item.offer
  if (includesGamepad) return 'Included'
  if (gamepadPrice !== undefined) return `+${formatMoney(gamepadPrice, country)}`
  return isKit(item) ? 'Needed' : 'None to add'
}

const stockWords = {
  'in-stock': 'In stock',
  low: 'Only a few left',
  'out-of-stock': 'Out of stock',
} as const
