import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { mkdir, mkdtemp } from 'node:fs/promises'
import path from 'node:path'
import { build } from 'vite'
import { onTestFinished } from 'vitest'
import { buildWith } from './buildWith.ts'

const workspace = path.resolve(import.meta.dirname, '../..')
const root = path.resolve(workspace, '..')

/** The built server, as people run it: built once for each test file that starts it. */
let built: Promise<string> | undefined

/** The environment of a server in production mode. */
export const production = {
  MOCK_TOOLS: '0',
  RATE_LIMITS: 'on',
  PAYMENTS: 'sandbox',
  MAIL: 'outbox',
  AUTH_SECRET: 'a secret of the tests, long enough',
}

async function buildServer(): Promise<string> {
  // Below the project, where node_modules are found.
  const cache = path.join(root, 'node_modules/.cache')
  await mkdir(cache, { recursive: true })
  const outDir = await mkdtemp(path.join(cache, 'stemside-built-'))
  await build({
    configFile: path.join(workspace, 'vite.config.ts'),
    logLevel: 'error',
    build: { outDir, emptyOutDir: false },
  })
  process.once('exit', () => rmSync(outDir, { recursive: true, force: true }))
  return path.join(outDir, 'main.js')
}

/** The file of the built server. */
export function builtServer(): Promise<string> {
  return (built ??= buildServer())
}

export interface ServerProcess {
  readonly child: ChildProcess
  /** The address on which it listens. Rejects with the output if the process ends before it listens. */
  readonly address: Promise<string>
  /** Its exit code, or the signal that ended it, and all that it wrote. */
  readonly ended: Promise<{ readonly end: number | string | null; readonly said: string }>
}

export interface Limits {
  /** No file may grow beyond so many bytes, as on a full disk; `prlimit` lifts the limit. */
  readonly mostBytes?: number
  /** The program: the server, or the one of pages alone. @default 'main' */
  readonly program?: 'main' | 'pages'
}

/**
 * Starts the built server in a process of its own, and ends it with the test. In production mode it has a build of its
 * own, unless `environment` names another.
 */
export async function startProcess(
  environment: Readonly<Record<string, string>>,
  { mostBytes, program = 'main' }: Limits = {},
): Promise<ServerProcess> {
  const file = path.join(path.dirname(await builtServer()), `${program}.js`)
  const ownBuild: Readonly<Record<string, string>> =
    environment['MOCK_TOOLS'] === '0' ? { BUILD_DIR: await buildWith({}) } : {}
  // A shell counts in blocks of 512 bytes.
  const limit = mostBytes === undefined ? '' : `ulimit -S -f ${Math.floor(mostBytes / 512)}; `
  const child = spawn('sh', ['-c', `${limit}exec "$0" "$1"`, process.execPath, file], {
    env: { PATH: process.env['PATH'], PORT: '0', RATE_LIMITS: 'off', ...ownBuild, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  let said = ''
  const exit = once(child, 'close')
  const address = new Promise<string>((resolve, reject) => {
    const hear = (chunk: Buffer) => {
      said += chunk.toString()
      const found = /open at (http:\/\/\S+)/.exec(said)?.[1]
      if (found !== undefined) resolve(found)
    }
    child.stdout.on('data', hear)
    child.stderr.on('data', hear)
    void exit.then(() => reject(new Error(said)))
  })
  // A test that waits for the end only does not handle this rejection.
  address.catch(() => undefined)
  const ended = exit.then(() => ({ end: child.exitCode ?? child.signalCode, said }))
  return { child, address, ended }
}
