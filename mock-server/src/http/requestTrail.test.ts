import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { endpoints } from '@stemside/rules/contract'
import { describe, expect, test } from 'vitest'
import { call, send } from '../testing/call.ts'
import { placeSampleOrder } from '../testing/buy.ts'
import { sampleOrder } from '../testing/samples.ts'
import { production, startProcess } from '../testing/startProcess.ts'
import { temporaryFolder } from '../testing/temporaryFolder.ts'

describe('the log of production mode', () => {
  test('has no card, name, e-mail address or phone; and no file has a card', async () => {
    const dataDir = await temporaryFolder()
    const { child, address, ended } = await startProcess({
      DATA_DIR: dataDir,
      ...production,
    })
    const url = await address
    const orderId = await placeSampleOrder(url)
    await call(url, endpoints.getOrder, {
      params: { orderId },
      query: { email: 'maya@example.com' },
    })
    await send(url, endpoints.placeOrder, {
      body: { card: '4242 4242 4242 4242', ...sampleOrder() },
    })
    await send(url, endpoints.placeOrder, {
      body: sampleOrder({ payment: { provider: 'stripe', token: '4242424242424242' } }),
    })
    await fetch(`${url}/tracking/maya@example.com`)
    await fetch(`${url}/user/otp/generate?email=maya@example.com`)
    child.kill('SIGTERM')
    const { said } = await ended
    expect(said).toContain('"path":"/place_order"')
    for (const secret of ['maya', 'example.com', 'sandbox_approve', '4242', '5550100200']) {
      expect(said).not.toContain(secret)
    }
    for (const name of await readdir(dataDir)) {
      const text = await readFile(path.join(dataDir, name), 'utf8')
      expect(text).not.toContain('4242')
      expect(text).not.toContain('sandbox_approve')
    }
  })
})
