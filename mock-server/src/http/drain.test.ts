import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import { expect, test, vi } from 'vitest'
import { drainOf } from './drain.ts'
import { createTimedServer, listen } from './listen.ts'
import { limits } from '../../../scripts/gate/limits.ts'

test('draining closes a connection whose answer had begun before, once the answer is sent', async () => {
  const answering: ServerResponse[] = []
  const server = createTimedServer((_request, response) => void answering.push(response))
  const drain = drainOf(server)
  const asked = fetch(`http://127.0.0.1:${await listen(server, '127.0.0.1', 0)}`)
  const response = await vi.waitUntil(() => answering[0], limits.expectation)
  response.write('first, ')
  const answer = await asked
  expect(answer.headers.get('connection')).toBe('keep-alive')
  const begin = performance.now()
  const drained = drain.drain(0)
  // The drain waits before it closes connections, even if its seconds are 0.
  while (server.listening) await new Promise((resolve) => setImmediate(resolve))
  response.end('last')
  await once(response, 'close')
  expect(await answer.text()).toBe('first, last')
  await drained
  // Otherwise the connection is cut after 10 seconds.
  expect(performance.now() - begin).toBeLessThan(5000)
})
