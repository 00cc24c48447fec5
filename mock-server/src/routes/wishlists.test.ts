import { accountEndpoints, endpoints, wishlistEndpoints } from '@stemside/rules/contract'
import { describe, expect, test } from 'vitest'
import { logInHeaders, signUp } from '../testing/accounts.ts'
import { placeSampleOrder } from '../testing/buy.ts'
import { call, refusal } from '../testing/call.ts'
import { sampleOrder } from '../testing/samples.ts'
import { startTestServer } from '../testing/startTestServer.ts'

const wishlist = '8d0f5f4e0c5b4f0e9a315d2f6c0b7a11'
const other = '0b9e1c527c1d4d588f6a3f1f6f0f2d22'

async function boughtFrom(address: string, wishlistId: string) {
  const { data } = await call(address, wishlistEndpoints.getBoughtWishes, {
    params: { wishlistId },
  })
  return data
}

describe('GET /wishlists/{wishlistId}/bought (§7.41)', () => {
  test('names the toys of the orders from this list, and of no other', async () => {
    const { address } = await startTestServer()
    await placeSampleOrder(address, { wishlist })
    await placeSampleOrder(address)
    expect(await boughtFrom(address, wishlist)).toEqual(['orboot'])
    expect(await boughtFrom(address, other)).toEqual([])
    expect(await boughtFrom(address, 'no-id')).toEqual([])
  })

  test.each(['cancelled', 'returned'] as const)(
    'leaves out an order that is %s',
    async (status) => {
      const { address, spaces } = await startTestServer()
      const { store } = spaces.main.shop
      const orderId = await placeSampleOrder(address, { wishlist })
      await store.tx(async (tx) => {
        const order = await tx.get('orders', orderId)
        if (order) tx.put('orders', orderId, { ...order, status })
      })
      expect(await boughtFrom(address, wishlist)).toEqual([])
    },
  )

  test('an order tells its buyer the list that it came from', async () => {
    const { address } = await startTestServer()
    const params = { orderId: await placeSampleOrder(address, { wishlist }) }
    const query = { email: sampleOrder().customer.email }
    const order = await call(address, endpoints.getOrder, { params, query })
    expect(order.wishlist).toBe(wishlist)
  })

  test('an order with anything else for a list is refused', async () => {
    const { address } = await startTestServer()
    const body = sampleOrder({ wishlist: 'no-id' })
    expect((await refusal(address, endpoints.placeOrder, { body })).code).toBe(400)
  })
})

test('an account keeps the ids that its list was shared by on any device', async () => {
  const { address } = await startTestServer()
  await signUp(address)
  const headers = await logInHeaders(address)
  const share = (id: string) =>
    call(address, accountEndpoints.updateWishes, {
      body: { add: [], remove: [], ids: [id] },
      headers,
    })
  await share(wishlist)
  expect((await share(other)).ids).toEqual([other, wishlist])
  expect((await share(other)).ids).toEqual([other, wishlist])
  expect((await call(address, accountEndpoints.getWishes, { headers })).ids).toEqual([
    other,
    wishlist,
  ])
  const { data } = await call(address, accountEndpoints.getAccountData, { headers })
  expect(data.wishlistIds).toEqual([other, wishlist])
})
