import { execFile } from 'node:child_process'
import { readdir, stat } from 'node:fs/promises'
import { request } from 'node:http'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hasPostgres, Postgres } from '../testing/postgres.ts'
import { builtServer, production, startProcess } from '../testing/startProcess.ts'
import { startTestServer } from '../testing/startTestServer.ts'
import { temporaryFolder } from '../testing/temporaryFolder.ts'
import { sendCommand } from './commandSocket.ts'

let postgres: Postgres | undefined

beforeAll(async () => {
  if (hasPostgres) postgres = await Postgres.start()
})

afterAll(() => postgres?.stop())

async function socketIn(dataDir: string): Promise<string> {
  const folder = path.join(dataDir, 'commands')
  const [name = 'no socket'] = await readdir(folder)
  return path.join(folder, name)
}

function post(socketPath: string, body: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const asked = request({ socketPath, method: 'POST' }, (answer) => {
      void text(answer).then(resolve, reject)
    })
    asked.end(body)
  })
}

/** Runs the built command line. Returns what it prints, and its exit code. */
async function commandLine(dataDir: string, ...args: readonly string[]) {
  const file = path.join(path.dirname(await builtServer()), 'store.js')
  const env = { PATH: process.env['PATH'], DATA_DIR: dataDir }
  return new Promise<{ code: unknown; said: string }>((resolve) => {
    execFile(process.execPath, [file, ...args], { env }, (error, stdout, stderr) => {
      resolve({ code: error?.code ?? 0, said: stdout + stderr })
    })
  })
}

describe('a running server', () => {
  test('takes commands of its own user, and of nobody else', async () => {
    const { settings, spaces } = await startTestServer()
    await sendCommand(settings.dataDir, ['stock', 'orboot', '7'])
    expect(await spaces.main.shop.store.get('stock', 'orboot')).toEqual({ units: 7 })
    const { mode } = await stat(path.dirname(await socketIn(settings.dataDir)))
    expect(mode & 0o777).toBe(0o700)
  })

  test('refuses what is no command line, and goes on', async () => {
    const { settings } = await startTestServer()
    const socketPath = await socketIn(settings.dataDir)
    for (const nonsense of ['', '{', '"stock"', '[1]', '[]']) {
      expect(await post(socketPath, nonsense)).toContain('refused')
    }
    const answer = await sendCommand(settings.dataDir, ['stock', 'orboot'])
    expect(answer).toEqual(['The stock of Orboot Earth is 500.'])
  })

  test('runs on without commands if it cannot make its socket', async () => {
    const dataDir = path.join(await temporaryFolder(), 'a-long-name'.repeat(10))
    const { address } = await startTestServer({ dataDir })
    expect((await fetch(`${address}/healthz`)).status).toBe(200)
    await expect(sendCommand(dataDir, ['stock'])).rejects.toThrow('No server runs on')
  })
})

test('a stopped server takes no command', async () => {
  const server = await startTestServer()
  await server.stop()
  await expect(sendCommand(server.settings.dataDir, ['stock'])).rejects.toThrow('No server runs on')
})

test('a command removes the socket of a killed server', async () => {
  const dataDir = await temporaryFolder()
  const { child, address, ended } = await startProcess({ DATA_DIR: dataDir })
  await address
  child.kill('SIGKILL')
  await ended
  const left = await socketIn(dataDir)
  await expect(sendCommand(dataDir, ['stock'])).rejects.toThrow('No server runs on')
  await expect(stat(left)).rejects.toThrow('ENOENT')
})

describe.each([
  ['on data files', () => Promise.resolve({})],
  ['on PostgreSQL', async () => ({ DATABASE_URL: (await postgres?.database()) ?? '' })],
])('npm run store beside a server in production mode, %s', (name, environment) => {
  const isMissing = name.includes('PostgreSQL') && !hasPostgres

  test.skipIf(isMissing)('changes the store, and refuses nonsense in one sentence', async () => {
    const dataDir = await temporaryFolder()
    const { address } = await startProcess({
      ...production,
      DATA_DIR: dataDir,
      ...(await environment()),
    })
    await address
    expect(await commandLine(dataDir, 'stock', 'orboot', '40')).toEqual({
      code: 0,
      said: 'The stock of Orboot Earth is 40 now; it was 500.\n',
    })
    expect(await commandLine(dataDir, 'stock', 'orbot', '40')).toEqual({
      code: 1,
      said: 'There is no product "orbot". The command stock lists them.\n',
    })
  })
})

test('npm run store -- --help lists every command, and needs no server', async () => {
  const dataDir = await temporaryFolder()
  const { said, code } = await commandLine(dataDir, '--help')
  expect(code).toBe(0)
  expect(said).toMatch(
    /stock .*price .*coupon .*order .*pack .*ship .*deliver .*received .*erase .*backup /s,
  )
})

test.each([
  ['frobnicate', 'There is no command "frobnicate".'],
  ['backup', 'The command backup needs a file.'],
  ['restore', 'The command restore needs a file.'],
  ['to-postgres', 'The command to-postgres needs DATABASE_URL, the address of the database.'],
])('npm run store -- %s says what is wrong before the help', async (command, sentence) => {
  const { said, code } = await commandLine(await temporaryFolder(), command)
  expect(code).toBe(1)
  expect(said.split('\n\n')[0]).toBe(sentence)
  expect(said).toContain('npm run store -- <command>')
})
