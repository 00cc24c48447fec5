import { endpoints } from '@stemside/rules/contract'
import { expect, test } from 'vitest'
import { placeSampleOrder } from '../testing/buy.ts'
import { send } from '../testing/call.ts'
import { startTestServer } from '../testing/startTestServer.ts'

const metrics = { host: '127.0.0.1', port: 0 }

test('/metrics counts requests by the pattern of their route, and shows readiness', async () => {
  const { address, metricsAddress = '' } = await startTestServer({ metrics })
  const orderId = await placeSampleOrder(address)
  await send(address, endpoints.getOrder, { params: { orderId }, query: { email: 'a@b.co' } })
  await fetch(`${address}/made/up/${orderId}`)
  const response = await fetch(metricsAddress)
  expect(response.headers.get('content-type')).toContain('text/plain; version=0.0.4')
  const text = await response.text()
  const count = 'http_request_duration_seconds_count'
  expect(text).toContain(`${count}{method="POST",route="/place_order",status="200"} 1`)
  expect(text).toContain(`${count}{method="GET",route="/orders/:orderId",status="404"} 1`)
  expect(text).toContain('stemside_ready 1')
  expect(text).toContain('process_resident_memory_bytes')
  expect(text).not.toContain(orderId)
})

test('/metrics counts unknown methods under one label', async () => {
  const { address, metricsAddress = '' } = await startTestServer({ metrics })
  await fetch(address, { method: 'PROPFIND' })
  const text = await (await fetch(metricsAddress)).text()
  expect(text).toContain('method="other"')
  expect(text).not.toContain('PROPFIND')
})

test('the port of the metrics serves nothing else, and no other port serves them', async () => {
  const { address, metricsAddress = '' } = await startTestServer({ metrics })
  expect((await fetch(`${address}/metrics`)).status).toBe(404)
  expect((await fetch(new URL('/healthz', metricsAddress))).status).toBe(404)
})
