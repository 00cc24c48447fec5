import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { connect } from 'node:net'
import path from 'node:path'
import { performance } from 'node:perf_hooks'
import { setTimeout as wait } from 'node:timers/promises'

export interface Started {
  readonly port: number
  /** From starting the process to its first answer. */
  readonly startMs: number
  stop(): Promise<void>
}

const root = path.resolve(import.meta.dirname, '../..')
const ports = { stemside: 6390, jsonServer: 6391 }

/** The built server on a data folder. */
export function startStemside(dataDir: string): Promise<Started> {
  return start(ports.stemside, ['mock-server/dist/main.js'], {
    PORT: String(ports.stemside),
    DATA_DIR: dataDir,
    RATE_LIMITS: 'off',
  })
}

/** json-server on a data file. */
export function startJsonServer(file: string): Promise<Started> {
  const bin = 'node_modules/json-server/lib/bin.js'
  return start(ports.jsonServer, [bin, file, '--port', String(ports.jsonServer)], {})
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
  return { port, startMs: performance.now() - begin, stop: () => end(child) }
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, 'localhost')
    socket.on('connect', () => resolve(true))
    socket.on('error', () => resolve(false))
    socket.on('connect', () => socket.end())
  })
}

async function end(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  await ended
}
