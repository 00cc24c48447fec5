import { LinkSlot } from '../../core/LinkSlot/index.ts'
import { Picture, type PictureSource } from '../../core/Picture/index.ts'
import styles from './LineCards.module.css'

export interface LineCard {
  /** The product line whose colour is the background, as the tokens name it. */
  readonly hue: 'orboot' | 'tacto' | 'plugo' | 'bundle'
  readonly name: string
  readonly text: string
  readonly href: string
  /** A cut-out. */
  readonly figure: PictureSource
  /** Where the page shows the figure larger elsewhere: the `sizes` there, so that both are one file. @default '130px' */
  readonly sizes?: string
}

/** The four ways into the shop, each on its own colour with its own figure. */
export function LineCards({ lines }: { lines: readonly LineCard[] }) {
  return (
    <nav aria-label="Product lines" className={styles.root}>
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
