import { formatMoney, type CountryCode } from '@stemside/rules'
import { useRef, type ComponentProps } from 'react'
import { Badge } from '../../core/Badge/index.ts'
import { cx } from '../../core/cx/index.ts'
import { IconButton } from '../../core/IconButton/index.ts'
import { ChevronLeftIcon, ChevronRightIcon } from '../../icons/index.ts'
import type { Storyboard } from '../words.ts'
import styles from './AddOnStoryboard.module.css'

export interface AddOnStoryboardProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The shopper's country. It decides currency, prices and texts. */
  country: CountryCode
  /** The add-ons, in this order. */
  items: readonly Storyboard[]
}

/** How much of the visible row a press on an arrow scrolls; the rest shows where the eye was. */
const step = 0.8

/** The story add-ons of a globe as a row of covers that is swiped. Each is marked as coming. */
export function AddOnStoryboard({ country, items, className, ...rest }: AddOnStoryboardProps) {
  const row = useRef<HTMLElement>(null)
  const scroll = (by: 1 | -1) =>
    row.current?.scrollBy({ left: by * step * row.current.clientWidth })
  return (
    <div {...rest} className={cx(styles.root, className)}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- with the focus, arrow keys scroll it */}
      <section ref={row} tabIndex={0} aria-label="Stories to come" className={styles.scroller}>
        <ul className={styles.row}>
          {items.map((item) => (
            <li key={item.name} className={styles.item}>
              <img
                src={item.cover}
                alt=""
                width={160}
                height={200}
                loading="lazy"
                decoding="async"
                className={styles.cover}
              />
              <Badge tone="highlight" className={styles.badge}>
                Coming
              </Badge>
              <p className={styles.name}>{item.name}</p>
              <p className={styles.price}>{formatMoney(item.prices[country], country)}</p>
            </li>
          ))}
        </ul>
      </section>
      <div className={styles.arrows} data-needs-script>
        <IconButton label="Stories before" tone="neutral" onClick={() => scroll(-1)}>
          <ChevronLeftIcon />
        </IconButton>
        <IconButton label="More stories" tone="neutral" onClick={() => scroll(1)}>
          <ChevronRightIcon />
        </IconButton>
      </div>
    </div>
  )
}
