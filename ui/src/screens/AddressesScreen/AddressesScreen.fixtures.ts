import type { Address } from '@stemside/rules'

/** Addresses of a plainly fictional shopper. */
export const home: Address = {
  line1: '1 Sample Street',
  line2: 'Flat 2',
  city: 'Springfield',
  state: 'Illinois',
  postcode: '62701',
  country: 'US',
}

export const grandparents: Address = {
  line1: '14 Example Marg',
  city: 'Pune',
  state: 'Maharashtra',
  postcode: '411001',
  country: 'IN',
}

export const saved = [home, grandparents] as const
