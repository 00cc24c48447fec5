import { execFileSync } from 'node:child_process'
import { endpoints } from '@stemside/rules/contract'
import { expect, test } from 'vitest'
import { call, refusal, send } from './testing/call.ts'
import { orderIdIn, unitsOf } from './testing/buy.ts'
import { sampleOrder } from './testing/samples.ts'
import { lostOrders, noteFault } from './testing/faults.ts'
import { startProcess } from './testing/startProcess.ts'
import { temporaryFolder } from './testing/temporaryFolder.ts'
import { toolEndpoints } from './tools/toolEndpoints.ts'

test('the server refuses orders while the disk is full, loses none, and takes them again once there is room', async (context) => {
  const dataDir = await temporaryFolder()
  // The seed takes some 24 KB: there is room for a few orders.
  const full = await startProcess({ DATA_DIR: dataDir }, { mostBytes: 40 * 1024 })
  const address = await full.address
  const orderIds: string[] = []
  const body = sampleOrder()
  let response = await send(address, endpoints.placeOrder, { body })
  while (response.status === 200 && orderIds.length < 100) {
    orderIds.push(orderIdIn(await response.json()))
    response = await send(address, endpoints.placeOrder, { body })
  }
  expect(orderIds.length).toBeGreaterThan(0)
  expect(orderIds.length).toBeLessThan(100)
  const failure = await refusal(address, endpoints.placeOrder, { body })
  expect(failure.code).toBe(503)
  // The answer names no path and no error code. Those are in the log only.
  expect(failure.message).toBe(
    'The store cannot save anything at the moment. Please try again in a minute.',
  )
  const cart = { countryCode: 'US', cart_data: [{ sku: 'orboot', quantity: 1 }] }
  const statuses: number[] = []
  for (let carts = 0; carts < 100 && !statuses.includes(503); carts += 1) {
    statuses.push((await send(address, endpoints.updateCart, { body: cart })).status)
  }
  expect(statuses.at(-1)).toBe(503)
  // Reads go on. The two refused orders may still hold their units until their leases end.
  expect((await fetch(`${address}/readyz`)).status).toBe(503)
  expect((await fetch(`${address}/healthz`)).status).toBe(200)
  const units = await unitsOf(address, 'orboot')
  const sold = orderIds.length
  expect([500 - sold, 499 - sold, 498 - sold]).toContain(units)
  execFileSync('prlimit', ['--pid', String(full.child.pid), '--fsize=unlimited'])
  response = await send(address, endpoints.placeOrder, { body })
  expect(response.status).toBe(200)
  orderIds.push(orderIdIn(await response.json()))
  full.child.kill('SIGTERM')
  expect((await full.ended).end).toBe(0)

  const roomy = await startProcess({ DATA_DIR: dataDir })
  const { state } = await call(await roomy.address, toolEndpoints.exportState)
  const lost = orderIds.filter((id) => !state.orders?.[id]).length
  const outcome = lostOrders(lost, orderIds.length)
  noteFault(context, { fault: 'full disk', store: 'data files', times: 1, outcome })
  const query = { email: body.customer.email }
  for (const orderId of orderIds) {
    const order = await call(await roomy.address, endpoints.getOrder, {
      params: { orderId },
      query,
    })
    expect(order.orderId).toBe(orderId)
  }
  expect(await unitsOf(await roomy.address, 'orboot')).toBe(500 - orderIds.length)
})
