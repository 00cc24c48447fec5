import { countryCodes, giftGuide, shelfItems, shelfOrder } from '@stemside/rules'
import { expect, test } from 'vitest'
import { cards } from './cards.ts'
import { samplePrices } from './prices.fixtures.ts'

test.each(countryCodes)(
  'the gift guide of %s has three or four toys for each age, each of them once',
  (country) => {
    const items = shelfItems(shelfOrder('popular', country), samplePrices(country), cards)
    const guide = giftGuide(items, country)
    expect(Math.min(...guide.map(({ gifts }) => gifts.length))).toBeGreaterThanOrEqual(3)
    const named = guide.flatMap(({ gifts }) => gifts.map(({ sku }) => sku))
    expect(new Set(named).size).toBe(named.length)
  },
)
