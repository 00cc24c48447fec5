import { couponPopupDelay, framePartsAt } from '@stemside/rules'
import { expect, test } from 'vitest'
import { findRoute } from '../loading/route.ts'
import { otherRoutes } from './otherRoutes.ts'
import { routes } from './routes.ts'

/* The rules of header, footer and apply-coupon popup, checked on every page of the route tables. */

const tables = [...routes, ...otherRoutes]
const pages = tables.flatMap(({ path, pages: urls }) =>
  typeof urls === 'function' ? path.replace('/*', '') : urls,
)
const mayOfferCoupon = (path: string) =>
  couponPopupDelay({ path, arrival: 'load', couponCode: 'REF10', wasShown: false }) !== undefined

test.for<[part: string, has: (path: string) => boolean, specified: readonly string[]]>([
  [
    'header (§2.8, §2.22)',
    (path) => framePartsAt(path).hasHeader,
    ['/2021-product-range', '/testwithoutlayout'],
  ],
  [
    'footer (§2.8, §2.32, §2.98)',
    (path) => framePartsAt(path).hasFooter,
    [
      '/2021-product-range',
      '/cart',
      '/checkout/guest',
      '/kickstarter',
      '/payment',
      '/test',
      '/testwithoutlayout',
    ],
  ],
  [
    'apply-coupon popup (§9.16)',
    mayOfferCoupon,
    [
      '/2021-product-range',
      '/about-us',
      '/blog',
      '/careers',
      '/contact-us',
      '/gift',
      '/press-kit',
      '/privacy',
      '/thankyou',
      '/tnc',
      '/tracking',
    ],
  ],
])('the pages without %s are those of the specification', ([, has, specified]) => {
  const withPage = specified.filter((path) => findRoute(tables, path) !== undefined)
  expect(pages.filter((path) => !has(path)).toSorted()).toEqual(withPage)
})
