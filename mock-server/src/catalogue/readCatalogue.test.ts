import { expect, test } from 'vitest'
import { seedPrices } from '../seed/prices.ts'
import { LowStore } from '../store/lowStore.ts'
import { MemoryAdapter } from '../store/memoryAdapter.ts'
import { priceListOf } from './readCatalogue.ts'

test('the price list has every product, even if there are more than a thousand', async () => {
  const store = await LowStore.open(new MemoryAdapter())
  const [row] = Object.values(seedPrices())
  if (row === undefined) throw new Error('The seed has no prices')
  const skus = Array.from({ length: 1100 }, (_, index) => `made_up_${index}`)
  await store.tx(async (tx) => {
    for (const sku of skus) tx.put('prices', sku, { ...row, sku })
  })
  expect(Object.keys((await priceListOf(store, 'US')).prices)).toEqual(skus)
  await store.close()
})
