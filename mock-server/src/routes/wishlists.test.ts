import { minor } from '@stemside/rules'
import { accountEndpoints, endpoints, wishlistEndpoints } from '@stemside/rules/contract'
import { describe, expect, test } from 'vitest'
import { logInHeaders, signUp } from '../testing/accounts.ts'
import { placeSampleOrder } from '../testing/buy.ts'
import { call, refusal } from '../testing/call.ts'
import { askOrder, beginOrder, decide, paypalOrder } from '../testing/confirm.ts'
import { sampleOrder } from '../testing/samples.ts'
import { startTestServer, type TestServer } from '../testing/startTestServer.ts'
import { toolEndpoints } from '../tools/toolEndpoints.ts'

const listId = '8d0f5f4e0c5b4f0e9a315d2f6c0b7a11'
const otherId = '0b9e1c527c1d4d588f6a3f1f6f0f2d22'
const wishlist = { id: listId, skus: ['orboot'] }
const line = (sku: string, quantity = 1) => ({ sku, quantity })

async function boughtFrom(address: string, wishlistId: string) {
  const { data } = await call(address, wishlistEndpoints.getBoughtWishes, {
    params: { wishlistId },
  })
  return data
}

/** An order of two globes from the list, and of a chess game that was not added from it. */
const globesAndChess = {
  wishlist,
  cart_data: [line('orboot', 2), line('tacto_chess')],
  total: 145.97,
}

/** Stores a refunded return of some of an order's globes. */
async function sendBack({ spaces }: TestServer, orderId: string, quantity: number) {
  await spaces.main.shop.store.tx(async (tx) =>
    tx.put('returns', `back of ${quantity}`, {
      orderId,
      email: sampleOrder().customer.email,
      country: 'US',
      lines: [line('orboot', quantity)],
      reason: 'no-longer-wanted',
      refund: minor(4549 * quantity),
      status: 'refunded',
      requestedAt: '2026-12-01T12:00:00.000Z',
    }),
  )
}

describe('GET /wishlists/{wishlistId}/bought (§7.41)', () => {
  test('names the ordered toys that were added from this list, and no others', async () => {
    const { address } = await startTestServer()
    await placeSampleOrder(address, globesAndChess)
    await placeSampleOrder(address)
    expect(await boughtFrom(address, listId)).toEqual(['orboot'])
    expect(await boughtFrom(address, otherId)).toEqual([])
    expect(await boughtFrom(address, 'no-id')).toEqual([])
  })

  test('leaves out a toy that the order names for the list, but does not have', async () => {
    const { address } = await startTestServer()
    const skus = ['orboot', 'tacto_chess']
    await placeSampleOrder(address, { wishlist: { id: listId, skus } })
    expect(await boughtFrom(address, listId)).toEqual(['orboot'])
  })

  test('leaves out a toy once its order is cancelled, or its last unit is sent back', async () => {
    const server = await startTestServer()
    const { address, spaces } = server
    const { store } = spaces.main.shop
    const orderId = await placeSampleOrder(address, globesAndChess)
    await sendBack(server, orderId, 1)
    expect(await boughtFrom(address, listId)).toEqual(['orboot'])
    await sendBack(server, orderId, 2)
    expect(await boughtFrom(address, listId)).toEqual([])

    const another = await placeSampleOrder(address, { wishlist })
    expect(await boughtFrom(address, listId)).toEqual(['orboot'])
    await store.tx(async (tx) => {
      const order = await tx.get('orders', another)
      if (order) tx.put('orders', another, { ...order, status: 'cancelled' })
    })
    expect(await boughtFrom(address, listId)).toEqual([])
  })

  test('leaves out what was bought more than a year ago', async () => {
    const { address } = await startTestServer()
    await placeSampleOrder(address, { wishlist })
    const later = new Date(Date.now() + 366 * 24 * 60 * 60_000).toISOString()
    await call(address, toolEndpoints.setClock, { body: { now: later } })
    expect(await boughtFrom(address, listId)).toEqual([])
  })

  test('names a toy once its payer has confirmed the payment', async () => {
    const server = await startTestServer()
    const { address } = server
    const intentId = await beginOrder(server, paypalOrder({ wishlist }))
    expect(await boughtFrom(address, listId)).toEqual([])
    await decide(server, intentId, 'approved')
    expect(await askOrder(server)).toMatchObject({ state: 'placed' })
    expect(await boughtFrom(address, listId)).toEqual(['orboot'])
  })
})

test('an order shows its buyer the id of the list, and the toys that were added from it', async () => {
  const { address } = await startTestServer()
  const params = { orderId: await placeSampleOrder(address, globesAndChess) }
  const query = { email: sampleOrder().customer.email }
  const order = await call(address, endpoints.getOrder, { params, query })
  expect(order.wishlist).toEqual(wishlist)
})

test('the store refuses an order whose wish list has something else for an id', async () => {
  const { address } = await startTestServer()
  const body = sampleOrder({ wishlist: { ...wishlist, id: 'no-id' } })
  expect((await refusal(address, endpoints.placeOrder, { body })).code).toBe(400)
})

test('an account keeps the id of each device that has shared its list, the newest first', async () => {
  const { address } = await startTestServer()
  await signUp(address)
  const headers = await logInHeaders(address)
  const share = (id: string) =>
    call(address, accountEndpoints.updateWishes, {
      body: { add: [], remove: [], ids: [id] },
      headers,
    })
  await share(listId)
  await share('no-id')
  expect((await share(otherId)).ids).toEqual([otherId, listId])
  expect((await share(otherId)).ids).toEqual([otherId, listId])
  const wishes = await call(address, accountEndpoints.getWishes, { headers })
  expect(wishes.ids).toEqual([otherId, listId])
  const { data } = await call(address, accountEndpoints.getAccountData, { headers })
  expect(data.wishlistIds).toEqual([otherId, listId])
})
