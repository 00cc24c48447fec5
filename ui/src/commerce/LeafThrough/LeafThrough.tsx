import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { ComponentProps, PointerEvent, ReactNode } from 'react'
import { cx } from '../../core/cx/index.ts'
import { IconButton } from '../../core/IconButton/index.ts'
import { Picture, type PictureSource } from '../../core/Picture/index.ts'
import { Text } from '../../core/Text/index.ts'
import { ChevronLeftIcon, ChevronRightIcon } from '../../icons/index.ts'
import styles from './LeafThrough.module.css'

/** A page of an e-storybook. */
export interface BookPage {
  readonly text: string
  /** A rendered picture, for the cover. */
  readonly picture?: { readonly picture: PictureSource; readonly alt: string } | undefined
  /** The URL of a square drawing. @default none */
  readonly drawing?: { readonly src: string; readonly alt: string } | undefined
}

export interface LeafThroughProps extends Omit<
  ComponentProps<'div'>,
  'children' | 'ref' | 'title'
> {
  /** The book's name. */
  title: string
  /** In their order; at least one. */
  pages: readonly BookPage[]
  /** The pages of the whole book, if `pages` is a sample of it. @default all of `pages` */
  pageCount?: number
  /** A last leaf after the pages, such as the end of a sample. @default none */
  end?: ReactNode
  /** The page to begin with, from 0. @default 0 */
  initialPage?: number
  /**
   * Whether the book is what its page is for: it takes the focus when it opens, and the keys that scroll a page
   * (PageUp, PageDown, Home, End) turn its leaves. @default false
   */
  isWholePage?: boolean
  /** Called with the number of the page that was turned to, from 0. @default nothing happens */
  onPageChange?: ((page: number) => void) | undefined
}

/** How far a finger moves sideways, in px, before it turns the page. */
const swipeLength = 40

/** A book that is read one page at a time: turned by button, arrow key or swipe (§2.70). */
export function LeafThrough({
  title,
  pages,
  pageCount = pages.length,
  end,
  initialPage = 0,
  isWholePage = false,
  onPageChange,
  className,
  ...rest
}: LeafThroughProps) {
  const last = end === undefined ? pages.length - 1 : pages.length
  const [index, setIndex] = useState(() => Math.min(Math.max(0, initialPage), last))
  const root = useRef<HTMLDivElement>(null)
  const book = useRef<HTMLElement>(null)
  const page = pages[index]
  const turn = (by: number) => {
    const next = index + by
    if (next < 0 || next > last) return
    setIndex(next)
    onPageChange?.(next)
    // At either end a button is disabled. Keys pressed on a disabled button are lost.
    const isAtEnd = next === 0 || next === last
    if (isAtEnd && root.current?.contains(document.activeElement) === true) {
      book.current?.focus({ preventScroll: true })
    }
  }
  const swipe = useSwipe(turn)
  const turnByKey = useEffectEvent((event: KeyboardEvent) => {
    const by = arrows[event.key] ?? (isWholePage ? pageKeys[event.key] : undefined)
    if (by === undefined || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    turn(by === 'first' ? -index : by === 'last' ? last - index : by)
  })
  useEffect(() => {
    const element = root.current
    const listen = (event: KeyboardEvent) => turnByKey(event)
    // On the buttons too, so that the keys also work after a press on one.
    element?.addEventListener('keydown', listen)
    return () => element?.removeEventListener('keydown', listen)
  }, [])
  useEffect(() => {
    if (isWholePage) book.current?.focus({ preventScroll: true })
  }, [isWholePage])
  const where = page === undefined ? 'the end of the sample' : `page ${index + 1} of ${pageCount}`
  return (
    <div {...rest} ref={root} className={cx(styles.root, className)}>
      <section
        ref={book}
        tabIndex={-1}
        aria-label={`${title}, ${where}. Turn with the arrow keys.`}
        className={styles.book}
        data-whole={isWholePage}
        {...swipe}
      >
        <div aria-live="polite" className={styles.leaf}>
          {page === undefined ? (
            <div key={index} className={styles.page}>
              <div className={styles.end}>{end}</div>
            </div>
          ) : (
            <div
              key={index}
              className={styles.page}
              data-has-picture={(page.picture ?? page.drawing) !== undefined}
            >
              {page.picture !== undefined && (
                <Picture
                  {...page.picture}
                  sizes="(min-width: 768px) 480px, 100vw"
                  className={styles.picture}
                />
              )}
              {page.drawing !== undefined && (
                <img
                  src={page.drawing.src}
                  alt={page.drawing.alt}
                  width={480}
                  height={480}
                  className={styles.picture}
                />
              )}
              <p className={styles.text}>{page.text}</p>
            </div>
          )}
        </div>
      </section>
      <div className={styles.foot} data-needs-script>
        <IconButton
          label="Page before"
          tone="neutral"
          isDisabled={index === 0}
          onClick={() => turn(-1)}
        >
          <ChevronLeftIcon />
        </IconButton>
        <Text as="span" aria-hidden="true">
          {page === undefined ? 'End of the sample' : `${index + 1} of ${pageCount}`}
        </Text>
        <IconButton
          label="Next page"
          tone="neutral"
          isDisabled={index === last}
          onClick={() => turn(1)}
        >
          <ChevronRightIcon />
        </IconButton>
      </div>
    </div>
  )
}

type Step = number | 'first' | 'last'

const arrows: Readonly<Record<string, Step>> = { ArrowRight: 1, ArrowLeft: -1 }

const pageKeys: Readonly<Record<string, Step>> = {
  PageDown: 1,
  PageUp: -1,
  Home: 'first',
  End: 'last',
}

/** Turns a page on a sideways swipe; up and down still scrolls. */
function useSwipe(turn: (by: number) => void) {
  const from = useRef<{ x: number; y: number }>(undefined)
  return {
    onPointerDown: ({ clientX: x, clientY: y }: PointerEvent) => {
      from.current = { x, y }
    },
    onPointerUp: ({ clientX, clientY }: PointerEvent) => {
      const start = from.current
      from.current = undefined
      if (start === undefined) return
      const [x, y] = [clientX - start.x, clientY - start.y]
      if (Math.abs(x) < swipeLength || Math.abs(x) < Math.abs(y)) return
      turn(x < 0 ? 1 : -1)
    },
    onPointerCancel: () => {
      from.current = undefined
    },
  }
}
