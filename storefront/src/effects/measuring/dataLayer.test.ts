import { expect, test } from 'vitest'
import { pricedCart } from '../../state/pricing/pricedCart.ts'
import { fill, storesWith } from '../../test/storeStub.ts'
import { entriesOf } from './dataLayer.ts'

/* begin_checkout and purchase: the shop's own events of the data layer. */

function order() {
  const { stores } = storesWith()
  fill(stores, 'orboot_mars', 'orboot')
  return { cart: pricedCart(stores), catalogue: stores.prices.state.catalogue }
}

const facts = {
  currency_code: 'USD',
  // 30 % off 90.98.
  value: 63.69,
  shipping: 0,
  coupon: 'SPRING30',
  products: [
    expect.objectContaining({ content_id: 'orboot', quantity: 1, price: 45.49 }),
    expect.objectContaining({ content_id: 'orboot_mars', quantity: 1, price: 45.49 }),
  ],
}

test('begin_checkout has what is to be paid, the coupon and the products', () => {
  expect(entriesOf({ kind: 'begin-checkout', ...order() })).toEqual([
    { event: 'begin_checkout', ...facts },
  ])
})

test('purchase has the order id too', () => {
  expect(entriesOf({ kind: 'purchase', orderId: 'SO-1', ...order() })).toEqual([
    { event: 'purchase', transaction_id: 'SO-1', ...facts },
  ])
})
