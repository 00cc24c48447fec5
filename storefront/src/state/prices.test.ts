import { minor } from '@stemside/rules'
import { priceListToWire } from '@stemside/rules/contract/mappers'
import { expect, test } from 'vitest'
import { fill, priceListIn, storesWith } from '../test/storeStub.ts'
import { cartOf } from './cart.ts'

test('unchanged prices keep the same objects, so that no page renders again', async () => {
  const { stores } = storesWith()
  // The first answer contains the stock, which the seed lacks.
  await stores.refreshPrices()
  const { priceList, catalogue, stock } = stores.prices.state
  await stores.refreshPrices()
  expect(stores.prices.state.priceList).toBe(priceList)
  expect(stores.prices.state.catalogue).toBe(catalogue)
  expect(stores.prices.state.stock).toBe(stock)
})

test('a changed price replaces the old one', async () => {
  const before = priceListIn()
  const { orboot_mars: mars } = before.prices
  const changed = {
    ...before,
    prices: { ...before.prices, ...(mars && { orboot: { ...mars, listPrice: minor(4999) } }) },
  }
  const { stores } = storesWith({
    '/get_skus': {
      status: 200,
      body: { status: 'success', skuRespons: priceListToWire(changed) },
    },
  })
  await stores.refreshPrices()
  expect(stores.prices.state.priceList.prices['orboot']?.listPrice).toBe(4999)
})

/** A store that answers what it is asked for, with a record of the requested lines. */
function askedStores(list = priceListIn()) {
  const made = storesWith({
    '/get_skus': () => ({
      status: 200,
      body: { status: 'success', skuRespons: priceListToWire(list) },
    }),
  })
  const bodies = () =>
    made.asked
      .filter(({ path }) => path === '/get_skus')
      .map(({ body }): unknown => JSON.parse(body))
  return { ...made, bodies }
}

test('before paying, prices are requested for the real cart and its gift (§7.3)', async () => {
  const { stores, bodies } = askedStores()
  stores.cart.add('orboot', stores.prices.state.catalogue, 2)
  stores.cart.replace({ ...cartOf(stores.cart.state), gift: 'orboot_mars' })
  await stores.refreshCartPrices()
  expect(bodies()).toEqual([{ cart: [{ sku: 'orboot', quantity: 2 }], gift: 'orboot_mars' }])
})

test('no prices are requested for an empty cart', async () => {
  const { stores, bodies } = askedStores()
  await stores.refreshCartPrices()
  expect(bodies()).toEqual([])
})

test('the cart’s new prices are merged into the list, and a sku missing in the answer is no longer sold', async () => {
  const { orboot_mars: mars } = priceListIn().prices
  const { stores } = askedStores({
    country: 'US',
    prices: mars === undefined ? {} : { orboot_mars: { ...mars, listPrice: minor(3999) } },
  })
  fill(stores, 'orboot', 'orboot_mars')
  await stores.refreshCartPrices()
  const after = stores.prices.state.priceList.prices
  expect(after['orboot_mars']?.listPrice).toBe(3999)
  expect(Object.keys(after)).toEqual(
    Object.keys(priceListIn().prices).filter((sku) => sku !== 'orboot'),
  )
})

test('a whole list that is being fetched is kept while a cart’s prices arrive', async () => {
  const { orboot, orboot_mars: mars } = priceListIn().prices
  if (orboot === undefined || mars === undefined) throw new Error('The price list lacks a globe')
  const dearer = { ...mars, listPrice: minor(4999) }
  const made = storesWith({
    '/get_skus': () => {
      const isForCart = made.asked.at(-1)?.body.includes('orboot') === true
      const list = {
        country: 'US' as const,
        prices: isForCart ? { orboot } : { orboot_mars: dearer },
      }
      return { status: 200, body: { status: 'success', skuRespons: priceListToWire(list) } }
    },
  })
  made.stores.cart.add('orboot', made.stores.prices.state.catalogue)
  await Promise.all([made.stores.refreshPrices(), made.stores.refreshCartPrices()])
  expect(made.stores.prices.state.priceList.prices['orboot_mars']?.listPrice).toBe(4999)
})
