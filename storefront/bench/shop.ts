import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { portOf, startProxy } from './proxy.ts'
import { startLink } from './link.ts'

export type Shop = Awaited<ReturnType<typeof openShop>>

/** Starts the built shop of the checkout in `folder`, with its own data folder. */
export async function openShop(folder: string) {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'stemside-bench-'))
  const server = spawn(process.execPath, [path.resolve(folder, 'mock-server/dist/main.js')], {
    env: { ...process.env, PORT: '0', DATA_DIR: dataDir, RATE_LIMITS: 'off' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  /** HTML of the bench's own pages, by host and path: `floor.localhost/shop`. */
  const ownPages = new Map<string, string>()
  const proxy = await startProxy(await readOrigin(createInterface(server.stdout)), ownPages)
  const link = await startLink(portOf(proxy))
  return {
    ownPages,
    /** The shop without the slow link. */
    near: `https://localhost:${portOf(proxy)}`,
    /** The shop behind the slow link. Subdomains of localhost resolve to this machine too. */
    far: (host: string) => `https://${host}:${portOf(link)}`,
    async close() {
      link.close()
      proxy.close()
      const exited = once(server, 'exit')
      server.kill('SIGTERM')
      await exited
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** The server prints its address once it listens. */
export async function readOrigin(lines: AsyncIterable<string>): Promise<string> {
  for await (const line of lines) {
    const [, origin] = line.split('open at ')
    if (origin !== undefined) return origin
  }
  throw new Error('The shop did not start: run `npm run build` first')
}
