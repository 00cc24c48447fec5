import { endpoints } from '@stemside/rules/contract'
import { expect, test } from 'vitest'
import { call, refusal, send } from './testing/call.ts'
import { unitsOf } from './testing/buy.ts'
import { sampleOrder } from './testing/samples.ts'
import { startProcess } from './testing/startProcess.ts'
import { temporaryFolder } from './testing/temporaryFolder.ts'

test(
  'on a full disk it stops taking orders, says why, and loses none',
  { timeout: 60_000 },
  async () => {
    const dataDir = await temporaryFolder()
    // The seed takes some 24 KB: there is room for a few orders.
    const full = await startProcess({ DATA_DIR: dataDir }, { mostBytes: 40 * 1024 })
    const address = await full.address
    const orderIds: string[] = []
    const body = sampleOrder()
    let response = await send(address, endpoints.placeOrder, { body })
    while (response.status === 200 && orderIds.length < 100) {
      orderIds.push(endpoints.placeOrder.response.parse(await response.json()).orderId)
      response = await send(address, endpoints.placeOrder, { body })
    }
    expect(orderIds.length).toBeGreaterThan(0)
    expect(orderIds.length).toBeLessThan(100)
    const failure = await refusal(address, endpoints.placeOrder, { body })
    expect(failure.code).toBe(503)
    expect(failure.message).toMatch(
      /^The store takes no more orders: its data could not be written \(EFBIG/,
    )
    expect((await fetch(`${address}/readyz`)).status).toBe(503)
    expect((await fetch(`${address}/healthz`)).status).toBe(200)
    // What needs no writing goes on. One order may hold its unit still: it was cut off half way.
    const units = await unitsOf(address, 'orboot')
    expect([500 - orderIds.length, 499 - orderIds.length]).toContain(units)
    full.child.kill('SIGTERM')
    expect((await full.ended).end).toBe(0)

    const roomy = await startProcess({ DATA_DIR: dataDir })
    const query = { email: body.customer.email }
    for (const orderId of orderIds) {
      const order = await call(await roomy.address, endpoints.getOrder, {
        params: { orderId },
        query,
      })
      expect(order.orderId).toBe(orderId)
    }
    expect(await unitsOf(await roomy.address, 'orboot')).toBe(500 - orderIds.length)
  },
)
