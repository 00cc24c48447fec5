import { minor, type Banner } from '@stemside/rules'
import { expect, test } from 'vitest'
import { bannerWords, stockWords } from './bannerWords.ts'

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
] as const)('the note about stock says %s', (_case, banner, site, words) => {
  expect(stockWords(banner, site)).toBe(words)
})

test('Republic Day names the bundles that its offer is for (§2.57)', () => {
  const offer = { code: 'REPUBLIC20', basisPoints: 2000, minimum: minor(0), isUpTo: true }
  expect(bannerWords({ id: 'republic-day', offers: [offer] }, 'IN').offer).toBe(
    'up to 20% off bundles with REPUBLIC20',
  )
})
