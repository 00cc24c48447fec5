import { randomInt, randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { endpoints } from '@stemside/rules/contract'
import { expect, test } from 'vitest'
import { call, send } from './testing/call.ts'
import { orderIdIn, unitsOf } from './testing/buy.ts'
import { lostOrders, noteFault } from './testing/faults.ts'
import { sampleCustomer, sampleOrder } from './testing/samples.ts'
import { startProcess } from './testing/startProcess.ts'
import { temporaryFolder } from './testing/temporaryFolder.ts'
import { toolEndpoints } from './tools/toolEndpoints.ts'

/** 50 in `npm run test:long`. */
const kills = Number(process.env['KILLS'] ?? 5)
const clients = 4
const startingUnits = 500

interface Acknowledged {
  readonly orderId: string
  readonly email: string
}

/** Places orders until the server is gone; each that was answered is noted. */
async function buy(address: string, acknowledged: Acknowledged[]): Promise<void> {
  for (;;) {
    const email = `${randomUUID()}@example.com`
    try {
      const response = await send(address, endpoints.placeOrder, {
        body: sampleOrder({ customer: sampleCustomer(email) }),
        headers: { 'idempotency-key': email },
      })
      const orderId = orderIdIn(await response.json())
      acknowledged.push({ orderId, email })
    } catch {
      return
    }
  }
}

test(
  `nothing acknowledged is lost over ${kills} kills`,
  { timeout: 30_000 + kills * 10_000 },
  async (context) => {
    const dataDir = await temporaryFolder()
    const acknowledged: Acknowledged[] = []
    for (let killed = 0; killed < kills; killed += 1) {
      const server = await startProcess({ DATA_DIR: dataDir })
      const address = await server.address
      const buyers = Array.from({ length: clients }, () => buy(address, acknowledged))
      // Kill it at a random moment.
      await wait(randomInt(5, 400))
      server.child.kill('SIGKILL')
      await Promise.all(buyers)
      expect((await server.ended).end).toBe('SIGKILL')
    }

    const last = await startProcess({ DATA_DIR: dataDir })
    const address = await last.address
    const { state } = await call(address, toolEndpoints.exportState)
    const lost = acknowledged.filter(({ orderId }) => !state.orders?.[orderId]).length
    const outcome = lostOrders(lost, acknowledged.length)
    noteFault(context, { fault: 'kill of the server', store: 'data files', times: kills, outcome })
    expect(lost).toBe(0)
    for (const { orderId, email } of acknowledged) {
      const order = await call(address, endpoints.getOrder, {
        params: { orderId },
        query: { email },
      })
      expect(order.orderId).toBe(orderId)
    }
    const emails = Object.values(state.orders ?? {}).map(({ customer }) => customer.email)
    expect(acknowledged.length).toBeGreaterThan(0)
    expect(new Set(emails).size).toBe(emails.length)
    expect(await unitsOf(address, 'orboot')).toBe(startingUnits - emails.length)
  },
)
