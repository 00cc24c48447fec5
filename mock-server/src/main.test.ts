import { createServer } from 'node:http'
import { mkdir, readdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { endpoints } from '@stemside/rules/contract'
import { describe, expect, onTestFinished, test } from 'vitest'
import { placeSampleOrder } from './testing/buy.ts'
import { sampleOrder } from './testing/samples.ts'
import { send } from './testing/call.ts'
import { startProcess } from './testing/startProcess.ts'
import { temporaryFolder } from './testing/temporaryFolder.ts'

describe('starting', () => {
  test('says in one line where the shop is, and ends quietly when asked to', async () => {
    const { child, address, ended } = await startProcess({ DATA_DIR: await temporaryFolder() })
    expect((await fetch(`${await address}/healthz`)).status).toBe(200)
    child.kill('SIGTERM')
    const { end, said } = await ended
    expect(end).toBe(0)
    expect(said).toMatch(/^Stemside is open at http:\/\/localhost:\d+\n$/)
  })

  test('answers what was asked before it ends', async () => {
    const dataDir = await temporaryFolder()
    const { child, address, ended } = await startProcess({ DATA_DIR: dataDir })
    const url = await address
    await fetch(`${url}/__mock/faults`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ path: '/place_order', delayMs: 300 }),
    })
    const order = send(url, endpoints.placeOrder, { body: sampleOrder() })
    // Once the fault has counted it, the order is under way.
    await fetch(`${url}/healthz`)
    child.kill('SIGTERM')
    expect((await order).status).toBe(200)
    expect((await ended).end).toBe(0)
    expect(await readdir(dataDir)).toEqual(['stemside.journal'])
  })

  test('a taken port', async () => {
    const other = createServer()
    await new Promise<void>((resolve) => other.listen(0, resolve))
    onTestFinished(() => void other.close())
    const at = other.address()
    const port = typeof at === 'object' ? at?.port : undefined
    const { ended } = await startProcess({ DATA_DIR: await temporaryFolder(), PORT: String(port) })
    expect(await ended).toEqual({
      end: 1,
      said: `Port ${port} is taken. Stop what listens there, or choose another with PORT=3001.\n`,
    })
  })

  test.each(['http', '-1', '70000', '3000.5', ''])('a port that is none: %j', async (port) => {
    const { ended } = await startProcess({ DATA_DIR: await temporaryFolder(), PORT: port })
    const { end, said } = await ended
    expect(end).toBe(1)
    expect(said).toBe(`PORT is ${JSON.stringify(port)}: it must be a number from 0 to 65535.\n`)
  })

  test('a damaged data file is set aside, with one sentence', async () => {
    const folder = await temporaryFolder()
    await writeFile(path.join(folder, 'stemside.journal'), 'stemside journal 1\nnot a line\n')
    const { end, said } = await (await startProcess({ DATA_DIR: folder })).ended
    expect(end).toBe(1)
    expect(said).toContain('is damaged at line 2. It was kept as stemside.journal.damaged-')
    expect(said.trim().split('\n')).toHaveLength(1)
    const names = await readdir(folder)
    expect(names).toHaveLength(1)
    expect(names[0]).toMatch(/^stemside\.journal\.damaged-/)
  })

  test('a DATA_DIR that is a file', async () => {
    const file = path.join(await temporaryFolder(), 'file')
    await writeFile(file, '')
    const { end, said } = await (await startProcess({ DATA_DIR: file })).ended
    expect(end).toBe(1)
    expect(said).toMatch(/^DATA_DIR .* cannot be used: .*\n$/)
    expect(said.trim().split('\n')).toHaveLength(1)
  })

  test('a data file that is a folder', async () => {
    const folder = await temporaryFolder()
    await mkdir(path.join(folder, 'stemside.journal'))
    const { end, said } = await (await startProcess({ DATA_DIR: folder })).ended
    expect(end).toBe(1)
    expect(said).toMatch(/^DATA_DIR .* cannot be used: EISDIR.*\n$/)
    expect(await readdir(folder)).toEqual(['stemside.journal'])
  })

  test('a second process on the same data', async () => {
    const dataDir = await temporaryFolder()
    const first = await startProcess({ DATA_DIR: dataDir })
    await placeSampleOrder(await first.address)
    const { end, said } = await (await startProcess({ DATA_DIR: dataDir })).ended
    expect(end).toBe(1)
    expect(said).toContain(`is in use by process ${first.child.pid}`)
    expect((await fetch(`${await first.address}/healthz`)).status).toBe(200)
  })

  test('production mode refuses to run without rate limits', async () => {
    const { end, said } = await (
      await startProcess({
        DATA_DIR: await temporaryFolder(),
        MOCK_TOOLS: '0',
      })
    ).ended
    expect({ end, said }).toEqual({
      end: 1,
      said: 'RATE_LIMITS=off is refused in production mode (MOCK_TOOLS=0).\n',
    })
  })
})
