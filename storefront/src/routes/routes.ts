import {
  hasOwnPage,
  products,
  shelfLines,
  soldSkus,
  type ShelfLine,
  type SoldSku,
} from '@stemside/rules'
import { withContent, type Route } from '../loading/route.ts'
import type { HomeContent } from './homeContent.ts'
import type { LineContent } from './lineContent.ts'
import type { ProductContent } from './productContent.ts'

/* The pages on the way to buying (specification §2). This table is part of the script that every page
   loads, so all other pages are in otherRoutes.ts. */

/** Products with a page of their own. Products that share a path are on their line's page. */
const productPages = soldSkus.filter(hasOwnPage)

/* The same build wrote the content, so checking its kind is enough. */

function isProductContent(value: unknown): value is ProductContent {
  return typeof value === 'object' && value !== null && 'words' in value
}

function isHomeContent(value: unknown): value is HomeContent {
  return typeof value === 'object' && value !== null && 'spotlights' in value
}

function isLineContent(value: unknown): value is LineContent {
  return typeof value === 'object' && value !== null && 'guide' in value
}

/** The page of a whole product line. */
function lineRoute(line: ShelfLine): Route {
  return {
    path: `/${line}`,
    pages: [`/${line}`],
    modules: ['src/routes/LineRoute.tsx'],
    ...withContent(
      async () => (await import('./lineContent.ts')).lineContent(line),
      isLineContent,
      async () => (await import('./LineRoute.tsx')).lineRoute,
    ),
  }
}

function productRoute(sku: SoldSku): Route {
  const path = products[sku].route ?? '/shop'
  return {
    path,
    pages: [path],
    modules: ['src/routes/ProductRoute.tsx'],
    ...withContent(
      async (country) => (await import('./productContent.ts')).productContent(sku, country),
      isProductContent,
      async () => (await import('./ProductRoute.tsx')).productRoute,
    ),
  }
}

export const routes: readonly Route[] = [
  {
    path: '/',
    pages: ['/'],
    modules: ['src/routes/HomeRoute.tsx'],
    ...withContent(
      async (country) => (await import('./homeContent.ts')).homeContent(country),
      isHomeContent,
      async () => (await import('./HomeRoute.tsx')).homeRoute,
    ),
  },
  {
    path: '/shop',
    pages: ['/shop'],
    modules: ['src/routes/ShopRoute.tsx'],
    load: async () => (await import('./ShopRoute.tsx')).ShopRoute,
  },
  ...shelfLines.map(lineRoute),
  ...productPages.map(productRoute),
  {
    path: '/cart',
    pages: ['/cart'],
    modules: ['src/routes/CartRoute.tsx'],
    load: async () => (await import('./CartRoute.tsx')).CartRoute,
  },
  {
    path: '/checkout/guest',
    pages: ['/checkout/guest'],
    modules: ['src/routes/CheckoutRoute.tsx'],
    load: async () => (await import('./CheckoutRoute.tsx')).CheckoutRoute,
  },
  {
    path: '/thankyou/:orderId?',
    pages: ['/thankyou'],
    modules: ['src/routes/ThankYouRoute.tsx'],
    load: async () => (await import('./ThankYouRoute.tsx')).ThankYouRoute,
  },
]
