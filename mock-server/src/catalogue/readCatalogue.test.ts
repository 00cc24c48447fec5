import { seedPrices } from '@stemside/rules/seed'
import { expect, test } from 'vitest'
import { LowStore } from '../store/lowStore.ts'
import { MemoryAdapter } from '../store/memoryAdapter.ts'
import { priceListOf } from './readCatalogue.ts'

test('the price list has every product, even if there are more than a thousand', async () => {
  const store = await LowStore.open(new MemoryAdapter())
  const [prices] = Object.values(seedPrices)
  if (prices === undefined) throw new Error('The seed has no prices')
  const skus = Array.from({ length: 1100 }, (_, index) => `made_up_${index}`)
  await store.tx(async (tx) => {
    for (const sku of skus) tx.put('prices', sku, { sku, prices })
  })
  expect(Object.keys((await priceListOf(store, 'US')).prices)).toEqual(skus)
  await store.close()
})
