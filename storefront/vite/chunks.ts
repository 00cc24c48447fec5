import type { Rolldown } from 'vite'

/** Shared chunks by folder (docs/decisions/082). The bundler places all other modules. */
export const chunks: Rolldown.CodeSplittingGroup[] = [
  // The entry, and code that every page needs.
  { name: 'shop', tags: ['$initial'], priority: 3 },
  // Code that prices a cart and shows it.
  {
    name: 'cart',
    test: /rules[\\/]src[\\/](?:pricing|coupons|combos|violation)|commerce[\\/]Cart|state[\\/]pricedCart|hooks[\\/]use(?:CartEvents|PricedCart)/,
    minShareCount: 2,
    priority: 2,
    includeDependenciesRecursively: false,
  },
  // Code that the pages which sell toys share.
  {
    name: 'toys',
    test: /rules[\\/]src[\\/](?!validation)|ui[\\/]src[\\/](?:editorial|commerce[\\/](?!Cart|CouponField|Quick))|ui[\\/]src[\\/]core[\\/]Badge|ui[\\/]src[\\/]screens|storefront[\\/]src[\\/](?:routes|hooks|loading|seo)/,
    minShareCount: 4,
    priority: 1,
    includeDependenciesRecursively: false,
  },
]
