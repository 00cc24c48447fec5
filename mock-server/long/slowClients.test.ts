import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { noteFault } from '../src/testing/faults.ts'
import { placeSampleOrder } from '../src/testing/buy.ts'
import { endlessBody, endlessHeaders, sendSlowly } from '../src/testing/slowClient.ts'
import { startProcess } from '../src/testing/startProcess.ts'
import { temporaryFolder } from '../src/testing/temporaryFolder.ts'

const clients = 100

test('slow clients are disconnected, and orders are taken meanwhile', async (context) => {
  const { address } = await startProcess({ DATA_DIR: await temporaryFolder() })
  const url = await address
  const port = Number(new URL(url).port)
  const slow = Array.from({ length: clients }, (_, index) =>
    sendSlowly(port, index % 2 === 0 ? endlessHeaders() : endlessBody(), 500),
  )
  const over = new AbortController()
  const allOver = Promise.all(slow).finally(() => over.abort())
  let orders = 0
  while (!over.signal.aborted) {
    await placeSampleOrder(url)
    orders += 1
    // The shop has 500 of them.
    await wait(100)
  }
  const ended = await allOver
  noteFault(context, {
    fault: 'clients that send headers or a body slowly',
    store: 'data files',
    times: clients,
    outcome: `all disconnected; ${orders} orders taken meanwhile`,
  })
  expect(ended.filter(({ answer }) => answer.startsWith('HTTP/1.1 408 '))).toHaveLength(clients)
  // 10 s or 30 s, and up to 5 s until the next look.
  expect(Math.max(...ended.map(({ ms }) => ms))).toBeLessThan(40_000)
  expect(orders).toBeGreaterThan(0)
})
