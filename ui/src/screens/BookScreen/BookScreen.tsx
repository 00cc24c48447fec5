import { LeafThrough, type BookPage } from '../../commerce/LeafThrough/index.ts'
import { Heading } from '../../core/Heading/index.ts'
import { Link } from '../../core/Link/index.ts'
import styles from './BookScreen.module.css'

export type { BookPage } from '../../commerce/LeafThrough/index.ts'

export interface BookScreenProps {
  /** The book's name. */
  title: string
  /** In their order; at least one. */
  pages: readonly BookPage[]
  /** The page to begin with, from 0. @default 0 */
  initialPage?: number
  /** Where "Back to your order" leads. */
  backHref: string
  /** Called with the number of the page that was turned to, from 0. @default nothing happens */
  onPageChange?: ((page: number) => void) | undefined
}

/** Reads a bought e-storybook, one page at a time (§2.70). */
export function BookScreen({ title, backHref, ...book }: BookScreenProps) {
  return (
    <div className={styles.root}>
      <div className={styles.head}>
        <Heading level={1} size="subheading">
          {title}
        </Heading>
        <Link href={backHref} variant="standalone">
          Back to your order
        </Link>
      </div>
      <LeafThrough title={title} isWholePage {...book} />
    </div>
  )
}
