/*
 * Which pages have no header, no footer, or no popup that opens by itself. Every other page has all of
 * them.
 */

/** Source: §2.8, §2.22. */
const pagesWithoutHeader = new Set(['/2021-product-range', '/testwithoutlayout'])

/** Source: §2.8, §2.32, §2.98. */
const pagesWithoutFooter = new Set([
  '/kickstarter',
  '/checkout/guest',
  '/payment',
  '/cart',
  '/test',
  '/2021-product-range',
  '/testwithoutlayout',
])

/** The first path segments of the pages where the apply-coupon popup never opens. Source: §9.16. */
export const pagesWithoutCouponPopup: readonly string[] = [
  'thankyou',
  'careers',
  'about-us',
  'blog',
  'contact-us',
  'press-kit',
  'tnc',
  '2021-product-range',
  'tracking',
  'privacy',
  'gift',
]

/** The first path segments of the pages where the exit popup never opens. Source: §4.47. */
export const pagesWithoutExitPopup: readonly string[] = ['checkout', 'thankyou', 'storybooks']

/** Pages where phones have the chat's button at the end of the page, so that it covers no price. */
const pagesWithChatAtEnd = new Set(['/cart', '/checkout/guest'])

/** Pages whose header has neither menus, search nor banner, so that nothing leads away from them. */
const pagesWithSlimHeader = new Set(['/checkout/guest', '/payment'])

export interface FrameParts {
  readonly hasHeader: boolean
  /** Whether the header has only logo, country, account and cart. */
  readonly isHeaderSlim: boolean
  readonly hasFooter: boolean
  /** Whether phones have the chat's button at the end of the page instead of above it. */
  readonly isChatAtEnd: boolean
}

/** Whether the page at a path has header and footer. */
export function framePartsAt(path: string): FrameParts {
  const page = path.replace(/\/+$/, '')
  return {
    hasHeader: !pagesWithoutHeader.has(page),
    isHeaderSlim: pagesWithSlimHeader.has(page),
    hasFooter: !pagesWithoutFooter.has(page),
    isChatAtEnd: pagesWithChatAtEnd.has(page),
  }
}

/** Whether a path is one of these pages or lies below it: /blog/{slug} is the blog, /gifts is not /gift. */
export function isOn(path: string, pages: readonly string[]): boolean {
  const first = path.split(/[/?#]/).find((part) => part !== '') ?? ''
  return pages.includes(first)
}
