import type { ComponentProps } from 'react'
import { LinkSlot } from '../../core/LinkSlot/index.ts'
import { Picture, type PictureSource } from '../../core/Picture/index.ts'
import { cx } from '../../core/cx/index.ts'
import styles from './LineCards.module.css'

export interface LineCard {
  /** The product line whose colour is the background; a token name. */
  readonly hue: 'orboot' | 'tacto' | 'plugo' | 'bundle'
  readonly name: string
  readonly text: string
  readonly href: string
  /** A cut-out picture. */
  readonly figure: PictureSource
  /**
   * The `sizes` of the same figure elsewhere on the page, if it is larger there, so that the page
   * loads one file.
   * @default '130px'
   */
  readonly sizes?: string
}

export interface LineCardsProps extends ComponentProps<'nav'> {
  /** The product lines, in the order of their cards. */
  lines: readonly LineCard[]
}

/** Links to the four product lines, each with its own colour and figure. */
export function LineCards({ lines, className, ...rest }: LineCardsProps) {
  return (
    <nav aria-label="Product lines" {...rest} className={cx(styles.root, className)}>
      <ul className={styles.list}>
        {lines.map((line) => (
          <li key={line.name}>
            <LinkSlot
              href={line.href}
              className={styles.card}
              style={{ '--ground': `var(--color-line-${line.hue})` }}
            >
              <span className={styles.name}>{line.name}</span>
              <span className={styles.text}>{line.text}</span>
              <Picture picture={line.figure} alt="" sizes={line.sizes ?? '130px'} />
            </LinkSlot>
          </li>
        ))}
      </ul>
    </nav>
  )
}
