import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { portOf, startFront } from './front.ts'
import { startLink } from './link.ts'

export type Shop = Awaited<ReturnType<typeof openShop>>

/** Starts the shop that is built in `folder`, on data of its own. */
export async function openShop(folder: string) {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'stemside-bench-'))
  const server = spawn(process.execPath, [path.resolve(folder, 'mock-server/dist/main.js')], {
    env: { ...process.env, PORT: '0', DATA_DIR: dataDir, RATE_LIMITS: 'off' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  /** The bench's own pages, by host and path: `floor.localhost/shop`. */
  const own = new Map<string, string>()
  const front = await startFront(await readOrigin(createInterface(server.stdout)), own)
  const link = await startLink(portOf(front))
  return {
    own,
    near: `https://localhost:${portOf(front)}`,
    /** Over the link. Subdomains of localhost lead to this machine too. */
    far: (host: string) => `https://${host}:${portOf(link)}`,
    async close() {
      link.close()
      front.close()
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
