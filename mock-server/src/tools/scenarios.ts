import { countries, countryCodes, lessPercent } from '@stemside/rules'
import { mayasOrder } from '../seed/maya.ts'
import { seedSnapshot } from '../seed/seed.ts'
import type { PriceRow } from '../store/shopRows.ts'
import type { Snapshot } from '../store/collections.ts'

/** Prepared states of the shop, by name. */
export const scenarios = {
  empty: {
    about: 'As on the first day: the seed, and nobody has bought anything.',
    make: seedSnapshot,
  },
  'out-of-stock': { about: 'Every shelf is bare.', make: outOfStock },
  sale: { about: 'A quarter off every list price; struck prices stay.', make: sale },
  'returning-customer': {
    about: 'maya@example.com has bought twice, used TRYNEW, and left a cart.',
    make: returningCustomer,
  },
} as const satisfies Record<string, { about: string; make: () => Snapshot }>

export const scenarioNames = ['empty', 'out-of-stock', 'sale', 'returning-customer'] as const

function outOfStock(): Snapshot {
  const seed = seedSnapshot()
  return { ...seed, stock: mapValues(seed.stock ?? {}, () => ({ units: 0 })) }
}

function sale(): Snapshot {
  const seed = seedSnapshot()
  return { ...seed, prices: mapValues(seed.prices ?? {}, aQuarterOff) }
}

function aQuarterOff({ sku, prices }: PriceRow): PriceRow {
  const reduced = { ...prices }
  for (const country of countryCodes) {
    const { quantum } = countries[country].currency
    const listPrice = lessPercent(prices[country].listPrice, 2500, quantum)
    reduced[country] = { ...prices[country], listPrice }
  }
  return { sku, prices: reduced }
}

function returningCustomer(): Snapshot {
  const first = mayasOrder('STEM-MAYA2-EARTH', '2026-09-12T10:15:00.000Z', [
    { sku: 'orboot', quantity: 1 },
    { sku: 'tacto_chess', quantity: 1 },
  ])
  const second = mayasOrder('STEM-MAYA3-CRAFT', '2026-11-02T18:40:00.000Z', [
    { sku: 'dabble_crystal_garden', quantity: 2 },
  ])
  return {
    ...seedSnapshot(),
    orders: { [first.id]: { ...first, status: 'delivered' }, [second.id]: second },
    couponUses: { 'TRYNEW maya@example.com': { intentId: 'first-order' } },
    carts: {
      'maya-cart': {
        country: 'US',
        lines: [{ sku: 'orboot_mars', quantity: 1 }],
        savedAt: '2026-11-20T20:05:00.000Z',
      },
    },
  }
}

function mapValues<A, B>(
  values: Readonly<Record<string, A>>,
  map: (value: A) => B,
): Record<string, B> {
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, map(value)]))
}
