import { Agent, createServer, request } from 'node:http'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { endpoints } from '@stemside/rules/contract'
import { describe, expect, onTestFinished, test } from 'vitest'
import { placeSampleOrder } from './testing/buy.ts'
import { sampleOrder } from './testing/samples.ts'
import { send } from './testing/call.ts'
import { production, startProcess } from './testing/startProcess.ts'
import { temporaryFolder } from './testing/temporaryFolder.ts'

/** One client on one connection: asks again and again until an answer says `Connection: close`. */
function askUntilTurnedAway(port: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const ask = () =>
    new Promise<string | undefined>((resolve, reject) => {
      const sent = request({ host: '127.0.0.1', port, path: '/getSkuInStock', agent }, (answer) => {
        answer.resume()
        answer.once('end', () => resolve(answer.headers.connection))
      })
      sent.once('error', reject)
      sent.end()
    })
  const first = ask()
  const run = async () => {
    let connection = await first
    while (connection === 'keep-alive') connection = await ask()
    agent.destroy()
    return `Connection: ${connection}`
  }
  return { first, end: run().catch((error: unknown) => String(error)) }
}

describe('the server process', () => {
  test('prints one line with its address, and exits with 0 on SIGTERM', async () => {
    const { child, address, ended } = await startProcess({ DATA_DIR: await temporaryFolder() })
    expect((await fetch(`${await address}/healthz`)).status).toBe(200)
    child.kill('SIGTERM')
    const { end, said } = await ended
    expect(end).toBe(0)
    expect(said).toMatch(/^Stemside is open at http:\/\/localhost:\d+\n$/)
  })

  test('also prints where shoppers see the shop, if SHOP_URL is set', async () => {
    const { child, address, ended } = await startProcess({
      DATA_DIR: await temporaryFolder(),
      SHOP_URL: 'https://shop.example',
    })
    await address
    child.kill('SIGTERM')
    expect((await ended).said).toMatch(
      /^Stemside is open at \S+\nShoppers see the shop at https:\/\/shop\.example \(SHOP_URL\)\n$/,
    )
  })

  test('answers requests under way before it exits, with Connection: close', async () => {
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
    const { status, headers } = await order
    expect({ status, connection: headers.get('connection') }).toEqual({
      status: 200,
      connection: 'close',
    })
    expect((await ended).end).toBe(0)
    expect(await readdir(dataDir)).toEqual([
      'auth-secret',
      'commands',
      'stemside.journal',
      'stemside.lock',
    ])
    expect(await readdir(path.join(dataDir, 'commands'))).toEqual([])
  })

  test('answers 503 at /readyz and 200 at /healthz while it drains', async () => {
    const { child, address, ended } = await startProcess({
      DATA_DIR: await temporaryFolder(),
      DRAIN_SECONDS: '2',
    })
    const url = await address
    expect((await fetch(`${url}/readyz`)).status).toBe(200)
    child.kill('SIGTERM')
    await expect.poll(async () => (await fetch(`${url}/readyz`)).status).toBe(503)
    const alive = await fetch(`${url}/healthz`)
    expect([alive.status, alive.headers.get('connection')]).toEqual([200, 'close'])
    expect((await ended).end).toBe(0)
  })

  test('resets no connection of a client that respects Connection: close', async () => {
    const { child, address, ended } = await startProcess({
      DATA_DIR: await temporaryFolder(),
      DRAIN_SECONDS: '1',
    })
    const port = Number(new URL(await address).port)
    const clients = Array.from({ length: 8 }, () => askUntilTurnedAway(port))
    await Promise.race(clients.map(({ first }) => first))
    child.kill('SIGTERM')
    const ends = await Promise.all(clients.map(({ end }) => end))
    expect(ends).toEqual(ends.map(() => 'Connection: close'))
    expect((await ended).end).toBe(0)
  })

  test('names another port if its own is in use', async () => {
    const other = createServer()
    await new Promise<void>((resolve) => other.listen(0, resolve))
    onTestFinished(() => void other.close())
    const at = other.address()
    const port = typeof at === 'object' ? at?.port : undefined
    const { ended } = await startProcess({ DATA_DIR: await temporaryFolder(), PORT: String(port) })
    expect(await ended).toEqual({
      end: 1,
      said: `Port ${port} is taken. Stop what listens there, or choose another with PORT=${Number(port) + 1}.\n`,
    })
  })

  test.each(['http', '-1', '70000', '3000.5', ''])('refuses an invalid port: %j', async (port) => {
    const { ended } = await startProcess({ DATA_DIR: await temporaryFolder(), PORT: port })
    const { end, said } = await ended
    expect(end).toBe(1)
    expect(said).toBe(`PORT is ${JSON.stringify(port)}: it must be a number from 0 to 65535.\n`)
  })

  test('refuses a damaged data file, names the place and the commands, and does not change the file (§4.69)', async () => {
    const folder = await temporaryFolder()
    const file = path.join(folder, 'stemside.journal')
    await writeFile(file, 'stemside journal 4\nnot a line\n')
    const { end, said } = await (await startProcess({ DATA_DIR: folder })).ended
    expect(end).toBe(1)
    expect(said).toContain(`${file} is damaged at line 2 (byte 19): its checksum does not fit.`)
    for (const command of ['repair', 'restore', 'reset']) {
      expect(said).toContain(`npm run store -- ${command}`)
    }
    expect(await readFile(file, 'utf8')).toBe('stemside journal 4\nnot a line\n')
  })

  test('refuses a DATA_DIR that is a file', async () => {
    const file = path.join(await temporaryFolder(), 'file')
    await writeFile(file, '')
    const { end, said } = await (await startProcess({ DATA_DIR: file })).ended
    expect(end).toBe(1)
    expect(said).toMatch(/^DATA_DIR .* cannot be used: .*\n$/)
    expect(said.trim().split('\n')).toHaveLength(1)
  })

  test('refuses a data file that is a folder', async () => {
    const folder = await temporaryFolder()
    await mkdir(path.join(folder, 'stemside.journal'))
    const { end, said } = await (await startProcess({ DATA_DIR: folder })).ended
    expect(end).toBe(1)
    expect(said).toMatch(/^DATA_DIR .* cannot be used: EISDIR.*\n$/)
    expect(await readdir(folder)).toEqual(['stemside.journal', 'stemside.lock'])
  })

  test('refuses a folder that another process uses', async () => {
    const dataDir = await temporaryFolder()
    const first = await startProcess({ DATA_DIR: dataDir })
    await placeSampleOrder(await first.address)
    const { end, said } = await (await startProcess({ DATA_DIR: dataDir })).ended
    expect(end).toBe(1)
    expect(said).toContain(`is in use by process ${first.child.pid}`)
    expect((await fetch(`${await first.address}/healthz`)).status).toBe(200)
  })

  test.each(['main', 'pages'] as const)(
    'without a build, %s of production mode refuses to start (§7.27)',
    async (program) => {
      const folder = await temporaryFolder()
      const environment = { ...production, DATA_DIR: folder, BUILD_DIR: path.join(folder, 'none') }
      const { address, ended } = await startProcess(environment, { program })
      await expect(address).rejects.toThrow('There is no build')
      expect(await ended).toEqual({
        end: 1,
        said: `There is no build in ${folder}/none: run "npm run build".\n`,
      })
    },
  )

  test('production mode refuses to run without rate limits', async () => {
    const { end, said } = await (
      await startProcess({
        DATA_DIR: await temporaryFolder(),
        MOCK_TOOLS: '0',
        PAYMENTS: 'sandbox',
        AUTH_SECRET: 'a secret of this test, long enough',
      })
    ).ended
    expect({ end, said }).toEqual({
      end: 1,
      said: 'RATE_LIMITS=off is refused in production mode (MOCK_TOOLS=0).\n',
    })
  })
})
