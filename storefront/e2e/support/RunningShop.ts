import { spawn, type ChildProcess } from 'node:child_process'
import path from 'node:path'

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
