import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { test as base } from '@playwright/test'

const main = path.resolve(import.meta.dirname, '../../../mock-server/dist/main.js')

/** The built shop, with its own port and data folder. */
export class RunningShop {
  readonly #dataDir: string
  #server: ChildProcess | undefined
  #port = 0

  constructor(dataDir: string) {
    this.#dataDir = dataDir
  }

  get url(): string {
    return `http://localhost:${this.#port}`
  }

  /** Starts the server and resolves when it listens. A second start uses the same port. */
  async start(): Promise<void> {
    const server = spawn(process.execPath, [main], {
      env: {
        ...process.env,
        PORT: String(this.#port),
        DATA_DIR: this.#dataDir,
        RATE_LIMITS: 'off',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    this.#server = server
    this.#port = await new Promise<number>((resolve, reject) => {
      let said = ''
      const listen = (chunk: Buffer) => {
        said += chunk.toString()
        const port = /https?:\/\/[^\s:]+:(\d+)/.exec(said)?.[1]
        if (port !== undefined) resolve(Number(port))
      }
      server.stdout.on('data', listen)
      server.stderr.on('data', listen)
      server.once('exit', () => reject(new Error(`The shop did not start: ${said}`)))
    })
  }

  /** Stops the server by SIGTERM and resolves when the process has ended. */
  async stop(): Promise<void> {
    const server = this.#server
    if (server === undefined || server.exitCode !== null) return
    const gone = new Promise((resolve) => server.once('exit', resolve))
    server.kill('SIGTERM')
    await gone
  }
}

export const test = base.extend<{ shop: RunningShop }, { workerShop: RunningShop }>({
  workerShop: [
    async ({}, use) => {
      const dataDir = await mkdtemp(path.join(tmpdir(), 'stemside-e2e-'))
      const shop = new RunningShop(dataDir)
      await shop.start()
      await use(shop)
      await shop.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
    { scope: 'worker' },
  ],
  shop: async ({ workerShop }, use) => {
    await use(workerShop)
  },
  baseURL: async ({ workerShop }, use) => {
    await use(workerShop.url)
  },
})

export { expect } from '@playwright/test'
