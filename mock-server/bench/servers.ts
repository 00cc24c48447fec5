import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { connect } from 'node:net'
import path from 'node:path'
import { performance } from 'node:perf_hooks'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { freePort } from '../../scripts/free-port.ts'

export interface Started {
  readonly port: number
  /** From starting the process to its first connection. */
  readonly startMs: number
  /** Its resident memory at the moment, in MB. */
  memory(): Promise<number>
  stop(): Promise<void>
}

const run = promisify(execFile)
const root = path.resolve(import.meta.dirname, '../..')

/** The built server on a data folder. */
export function startStemside(dataDir: string): Promise<Started> {
  return startBuilt({ DATA_DIR: dataDir })
}

/** The built server in production mode, as it serves shoppers: it logs each request. */
export function startInProduction(dataDir: string): Promise<Started> {
  return startBuilt({
    DATA_DIR: dataDir,
    MOCK_TOOLS: '0',
    RATE_LIMITS: 'on',
    PAYMENTS: 'sandbox',
    MAIL: 'outbox',
    AUTH_SECRET: 'a secret of the bench, long enough',
  })
}

/** The built server on a PostgreSQL database. */
export function startStemsideOn(databaseUrl: string): Promise<Started> {
  return startBuilt({ DATABASE_URL: databaseUrl })
}

async function startBuilt(data: Readonly<Record<string, string>>): Promise<Started> {
  const port = await freePort()
  const environment = { PORT: String(port), RATE_LIMITS: 'off', ...data }
  return start(port, ['mock-server/dist/main.js'], environment)
}

/** json-server on a data file. */
export async function startJsonServer(file: string): Promise<Started> {
  const port = await freePort()
  return start(port, ['node_modules/json-server/lib/bin.js', file, '--port', String(port)], {})
}

/** A bare node:http server that sends a compressed page from memory. */
export async function startBareServer(file: string): Promise<Started> {
  const port = await freePort()
  return start(port, ['mock-server/bench/bareServer.mjs', file, String(port)], {})
}

async function start(
  port: number,
  args: readonly string[],
  environment: Readonly<Record<string, string>>,
): Promise<Started> {
  const begin = performance.now()
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  while (!(await answers(port))) {
    if (child.exitCode !== null) throw new Error(`${args[0]} did not start`)
    await wait(20)
  }
  return {
    port,
    startMs: performance.now() - begin,
    memory: () => memoryOf(child),
    stop: () => end(child),
  }
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, 'localhost')
    socket.on('connect', () => {
      socket.end()
      resolve(true)
    })
    socket.on('error', () => resolve(false))
  })
}

async function memoryOf({ pid }: ChildProcess): Promise<number> {
  const { stdout } = await run('ps', ['-o', 'rss=', '-p', String(pid)])
  return Number(stdout) / 1024
}

async function end(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  await ended
}
