import type { CartLine, Coupon } from '@stemside/rules'

/** Carts that stories and tests share. */
export const cartLines = {
  single: [{ sku: 'orboot', quantity: 1 }],
  /** The Engineer Pack, and a chess set beside it. */
  engineerAndMore: [
    { sku: 'orboot_mars', quantity: 1 },
    { sku: 'plugo_link', quantity: 1 },
    { sku: 'plugo_gamepad', quantity: 1 },
    { sku: 'tacto_chess', quantity: 2 },
  ],
  /** Nothing in it reaches free shipping. */
  small: [{ sku: 'dabble_paper_circuits', quantity: 1 }],
} as const satisfies Record<string, readonly CartLine[]>

export const spring30 = {
  code: 'SPRING30',
  kind: 'percent',
  basisPoints: 3000,
  countries: ['US', 'GB', 'CA', 'AE'],
  minimums: {},
  isActive: true,
  skus: [],
} as const satisfies Coupon
