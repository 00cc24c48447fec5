import {
  hasOwnPage,
  products,
  shelfLines,
  soldSkus,
  type ShelfLine,
  type SoldSku,
} from '@stemside/rules'
import { page, pageWithContent, routeFile, type Route } from '../loading/route.ts'

/* The pages on the way to buying (specification §2). This table is part of the script that every page
   loads, so all other pages are in otherRoutes.ts. */

/** The page of a whole product line. */
function linePage(line: ShelfLine): Route {
  const first = soldSkus.find((sku) => products[sku].line === line && hasOwnPage(sku))
  return {
    ...pageWithContent(
      `/${line}`,
      'guide',
      async () => (await import('./lineContent.ts')).lineContent(line),
      routeFile('LineRoute', () => import('./LineRoute.tsx')),
    ),
    ...(first && { next: products[first].route }),
  }
}

function productPage(sku: SoldSku): Route {
  return pageWithContent(
    products[sku].route ?? '/shop',
    'words',
    async (country) => (await import('./productContent.ts')).productContent(sku, country),
    routeFile('ProductRoute', () => import('./ProductRoute.tsx')),
  )
}

export const routes: readonly Route[] = [
  {
    ...pageWithContent(
      '/',
      'spotlights',
      async (country) => (await import('./homeContent.ts')).homeContent(country),
      routeFile('HomeRoute', () => import('./HomeRoute.tsx')),
    ),
    next: '/shop',
  },
  // Most of what a product's page needs is the same for all products.
  { ...page('/shop', 'ShopRoute', () => import('./ShopRoute.tsx')), next: '/orboot/earth' },
  ...shelfLines.map(linePage),
  // Products that share a path are on their line's page.
  ...soldSkus.filter(hasOwnPage).map(productPage),
  { ...page('/cart', 'CartRoute', () => import('./CartRoute.tsx')), next: '/checkout/guest' },
  page('/checkout/guest', 'CheckoutRoute', () => import('./CheckoutRoute.tsx')),
  {
    ...page('/thankyou', 'ThankYouRoute', () => import('./ThankYouRoute.tsx')),
    path: '/thankyou/:orderId?',
  },
]
