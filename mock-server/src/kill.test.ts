import { randomInt, randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { endpoints, type BodyOf } from '@stemside/rules/contract'
import { expect, test, vi } from 'vitest'
import { placeSampleOrder, unitsOf } from './testing/buy.ts'
import { call } from './testing/call.ts'
import { askOrder, beginOrder, paypalOrder } from './testing/confirm.ts'
import { lostOrders, noteFault } from './testing/faults.ts'
import { sampleCustomer } from './testing/samples.ts'
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

/** Places orders until the server is gone; each that was answered is noted. Every second one is approved by its payer. */
async function buy(address: string, acknowledged: Acknowledged[]): Promise<void> {
  for (let bought = 0; ; bought += 1) {
    const email = `${randomUUID()}@example.com`
    const customer = sampleCustomer(email)
    try {
      const orderId =
        bought % 2 === 0
          ? await placeSampleOrder(address, { customer }, { 'idempotency-key': email })
          : await buyWithPaypal(address, customer)
      acknowledged.push({ orderId, email })
    } catch {
      return
    }
  }
}

/** Places an order, approves it on the page of the sandbox, and asks for it. */
async function buyWithPaypal(
  address: string,
  customer: BodyOf<'placeOrder'>['customer'],
): Promise<string> {
  const intentId = await beginOrder({ address }, paypalOrder({ customer }), customer.email)
  await fetch(`${address}/payments/sandbox/${intentId}`, {
    method: 'POST',
    body: new URLSearchParams({ decision: 'approved' }),
  })
  const { orderId } = await askOrder({ address }, customer.email)
  if (orderId === undefined) throw new Error('the order is not placed')
  return orderId
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
      // Wait for an acknowledged order before the last kill: on a busy machine there may be none yet, and then the
      // test could not find a loss.
      if (killed === kills - 1)
        await vi.waitUntil(() => acknowledged.length > 0, { timeout: 20_000 })
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
    // Whatever was taken has its order, and every order is paid. Payers who have not answered keep their units.
    const charges = Object.values(state.sandboxCharges ?? {})
    const taken = charges
      .filter((charge) => charge.state === 'taken')
      .map(({ reference }) => reference)
    const paid = Object.values(state.orders ?? {}).map(({ payment }) => payment.reference)
    expect(taken.toSorted()).toEqual(paid.toSorted())
    const waiting = charges.filter((charge) => charge.state === 'waiting').length
    expect(await unitsOf(address, 'orboot')).toBe(startingUnits - emails.length - waiting)
  },
)
