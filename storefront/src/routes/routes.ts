import { hasOwnPage, products, soldSkus, type SoldSku } from '@stemside/rules'
import { notFoundRoute } from '@stemside/rules/contract/pages'
import { defineRoute, withContent, type Route } from '../loading/defineRoute.ts'
import type { HomeContent } from './homeContent.ts'
import type { ProductContent } from './productContent.ts'

/*
 * Every page of the shop (specification §2). The first entry that fits a location is its page.
 */

/** Pages that show a whole product line. */
const lines = ['/orboot', '/plugo', '/tacto', '/storybooks'] as const

/** Products with a page of their own: where several share a path, it is their line's page. */
const productPages = soldSkus.filter(hasOwnPage)

/* A page's own build wrote its content: that it is of the kind is all there is to check. */

function isProductContent(value: unknown): value is ProductContent {
  return typeof value === 'object' && value !== null && 'words' in value
}

function isHomeContent(value: unknown): value is HomeContent {
  return typeof value === 'object' && value !== null && 'spotlights' in value
}

function productRoute(sku: SoldSku): Route {
  const path = products[sku].route ?? '/shop'
  return defineRoute({
    path,
    pages: [path],
    modules: ['src/routes/ProductRoute.tsx'],
    ...withContent(
      async (country) => (await import('./productContent.ts')).productContent(sku, country),
      isProductContent,
      async () => (await import('./ProductRoute.tsx')).productRoute,
    ),
  })
}

export const routes: readonly Route[] = [
  defineRoute({
    path: '/',
    pages: ['/'],
    modules: ['src/routes/HomeRoute.tsx'],
    ...withContent(
      async (country) => (await import('./homeContent.ts')).homeContent(country),
      isHomeContent,
      async () => (await import('./HomeRoute.tsx')).homeRoute,
    ),
  }),
  defineRoute({
    path: '/shop',
    pages: ['/shop'],
    modules: ['src/routes/ShopRoute.tsx'],
    load: async () => (await import('./ShopRoute.tsx')).ShopRoute,
  }),
  ...lines.map((path) =>
    defineRoute({
      path,
      pages: [path],
      modules: ['src/routes/LineRoute.tsx'],
      load: async () => (await import('./LineRoute.tsx')).lineRoute(path),
    }),
  ),
  ...productPages.map(productRoute),
  defineRoute({
    path: '/cart',
    pages: ['/cart'],
    modules: ['src/routes/CartRoute.tsx'],
    load: async () => (await import('./CartRoute.tsx')).CartRoute,
    hasFooter: false,
  }),
  defineRoute({
    path: '/checkout/guest',
    pages: ['/checkout/guest'],
    modules: ['src/routes/CheckoutRoute.tsx'],
    load: async () => (await import('./CheckoutRoute.tsx')).CheckoutRoute,
    hasFooter: false,
  }),
  defineRoute({
    path: '/thankyou/:orderId?',
    pages: ['/thankyou'],
    modules: ['src/routes/ThankYouRoute.tsx'],
    load: async () => (await import('./ThankYouRoute.tsx')).ThankYouRoute,
  }),
  defineRoute({
    path: '/tracking',
    pages: ['/tracking'],
    modules: ['src/routes/TrackingRoute.tsx'],
    load: async () => (await import('./TrackingRoute.tsx')).TrackingRoute,
  }),
  defineRoute({
    path: '/error',
    pages: ['/error'],
    modules: ['src/routes/ErrorRoute.tsx'],
    load: async () => (await import('./ErrorRoute.tsx')).ErrorRoute,
  }),
  defineRoute({
    path: '/test',
    pages: ['/test'],
    modules: ['src/routes/SampleRoute.tsx'],
    load: async () => (await import('./SampleRoute.tsx')).sampleRoute('/test'),
    hasFooter: false,
  }),
  defineRoute({
    path: '/testwithoutlayout',
    pages: ['/testwithoutlayout'],
    modules: ['src/routes/SampleRoute.tsx'],
    load: async () => (await import('./SampleRoute.tsx')).sampleRoute('/testwithoutlayout'),
    hasHeader: false,
    hasFooter: false,
  }),
  defineRoute({
    path: '/home',
    pages: [],
    modules: ['src/routes/ToHomeRoute.tsx'],
    load: async () => (await import('./ToHomeRoute.tsx')).ToHomeRoute,
  }),
  defineRoute({
    path: '*',
    pages: [notFoundRoute],
    modules: ['src/routes/NotFoundRoute.tsx'],
    load: async () => (await import('./NotFoundRoute.tsx')).NotFoundRoute,
  }),
]
