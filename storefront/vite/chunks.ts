import type { Rolldown } from 'vite'

/**
 * Few files for a page, by folder. Everything else falls where the import graph puts it.
 */
export const chunks: Rolldown.CodeSplittingGroup[] = [
  // What every page needs, with the entry.
  { name: 'shop', tags: ['$initial'], priority: 3 },
  // Pricing a cart and showing it.
  {
    name: 'cart',
    test: /rules[\\/]src[\\/](?:pricing|coupons|combos|violation)|commerce[\\/]Cart|state[\\/]pricedCart|hooks[\\/]use(?:CartEvents|PricedCart)/,
    minShareCount: 2,
    priority: 2,
    includeDependenciesRecursively: false,
  },
  // What pages that sell toys share.
  {
    name: 'toys',
    test: /rules[\\/]src|ui[\\/]src[\\/](?:editorial|commerce[\\/](?!Cart|CouponField|Quick))|ui[\\/]src[\\/]core[\\/]Badge|ui[\\/]src[\\/]screens|storefront[\\/]src[\\/](?:routes|hooks|loading|seo)/,
    minShareCount: 4,
    priority: 1,
    includeDependenciesRecursively: false,
  },
]
