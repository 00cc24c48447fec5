import type { ReactNode } from 'react'
import { useScrolledPast } from '../useScrolledPast.ts'
import { pageTitleId } from '../../core/Heading/pageTitle.ts'
import styles from './PageFrame.module.css'

export interface PageFrameProps {
  /** A CookieNotice, the first element of the page. @default none */
  notice?: ReactNode
  /** A DiscountBanner; it slides up beyond 130 px of scrolling. @default none */
  banner?: ReactNode
  /** Whether the banner stays while scrolling. @default false */
  isBannerKept?: boolean
  /** A SiteHeader; it stays at the top. @default none */
  header?: ReactNode
  /** A SiteFooter. @default none */
  footer?: ReactNode
  /** The page's content, inside `main`. */
  children: ReactNode
}

/** Scroll position in px beyond which banners slide up. Source: specification §9. */
const slideAfter = 130

/** The frame of a page: skip link, sticky banner and header, main, footer. */
export function PageFrame({
  notice,
  banner,
  isBannerKept = false,
  header,
  footer,
  children,
}: PageFrameProps) {
  const isSlid = useScrolledPast(slideAfter)
  return (
    <>
      <a href="#main" className={styles.skip} data-print="never">
        Skip to content
      </a>
      {notice}
      <div
        className={styles.top}
        data-print="never"
        data-slid={isSlid && !isBannerKept && banner !== undefined}
      >
        {banner}
        {header}
      </div>
      {/* It takes the focus on a new page: its name tells screen readers which page it is. */}
      <main id="main" tabIndex={-1} aria-labelledby={pageTitleId} className={styles.main}>
        {children}
      </main>
      {footer}
    </>
  )
}
