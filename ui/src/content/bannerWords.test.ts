import type { Banner } from '@stemside/rules'
import { expect, test } from 'vitest'
import { stockWords } from './bannerWords.ts'

/* The note about stock of an offer that lasts while stock lasts (§3.8). */

const launch: Banner = { id: 'launch', offers: [], isLimited: true }
const welcome: Banner = { id: 'welcome', offers: [] }

test.each([
  ['how many are left', launch, { offerStockRemaining: 12 }, 'Only 12 left'],
  ['that none is left', launch, { offerStockRemaining: 0 }, 'Sold out'],
  ['nothing before the store has answered', launch, undefined, undefined],
  [
    'nothing of an offer that does not end with its stock',
    welcome,
    { offerStockRemaining: 12 },
    undefined,
  ],
] as const)('says %s', (_case, banner, site, words) => {
  expect(stockWords(banner, site)).toBe(words)
})
