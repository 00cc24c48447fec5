import { priceListToWire } from '@stemside/rules/contract/mappers'
import { expect, test } from 'vitest'
import { prices, shopWith } from '../test/storeStub.ts'

test('prices that have not changed stay the same objects, so that no page is drawn anew', async () => {
  const { shop } = shopWith()
  // The first answer brings the stock, which the seed does not know.
  await shop.refreshPrices()
  const { priceList, catalogue, stock } = shop.market.state
  await shop.refreshPrices()
  expect(shop.market.state.priceList).toBe(priceList)
  expect(shop.market.state.catalogue).toBe(catalogue)
  expect(shop.market.state.stock).toBe(stock)
})

test('a price that has changed is taken over', async () => {
  const before = prices()
  const { orboot_mars: mars } = before.prices
  const changed = {
    ...before,
    prices: { ...before.prices, ...(mars && { orboot: { ...mars, listPrice: 4999 } }) },
  }
  const { shop } = shopWith({
    '/get_skus': {
      status: 200,
      body: { status: 'success', skuRespons: priceListToWire(changed) },
    },
  })
  await shop.refreshPrices()
  expect(shop.market.state.priceList.prices['orboot']?.listPrice).toBe(4999)
})
