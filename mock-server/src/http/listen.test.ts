import express from 'express'
import { describe, expect, onTestFinished, test } from 'vitest'
import { endlessBody, endlessHeaders, sendSlowly } from '../testing/slowClient.ts'
import { createTimedServer, listen } from './listen.ts'

const shortTimes = { headersTimeout: 150, requestTimeout: 300, connectionsCheckingInterval: 20 }

function startImpatientServer(): Promise<number> {
  const app = express().use(express.json(), (_request, response) => void response.send('done'))
  const server = createTimedServer((request, response) => void app(request, response), shortTimes)
  onTestFinished(() => void server.close())
  return listen(server, '127.0.0.1', 0)
}

describe('a client that sends slowly', () => {
  test('is disconnected when its headers take too long', async () => {
    const port = await startImpatientServer()
    const { answer } = await sendSlowly(port, endlessHeaders(), 20)
    expect(answer).toMatch(/^HTTP\/1\.1 408 /)
  })

  test('is disconnected when its body takes too long', async () => {
    const port = await startImpatientServer()
    const { answer } = await sendSlowly(port, endlessBody(), 20)
    expect(answer).toMatch(/^HTTP\/1\.1 408 /)
  })

  test('does not keep others from being answered', async () => {
    const port = await startImpatientServer()
    const slow = Array.from({ length: 20 }, () => sendSlowly(port, endlessHeaders(), 20))
    const answer = await fetch(`http://127.0.0.1:${port}/`)
    expect(await answer.text()).toBe('done')
    await Promise.all(slow)
  })
})

test('a client has 10 s for its headers and 30 s for its request', () => {
  const { headersTimeout, requestTimeout, keepAliveTimeout } = createTimedServer(() => undefined)
  expect({ headersTimeout, requestTimeout, keepAliveTimeout }).toEqual({
    headersTimeout: 10_000,
    requestTimeout: 30_000,
    keepAliveTimeout: 65_000,
  })
})
