import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** The built shop on a free port, with a data folder of its own. */
export async function startShop(): Promise<{ origin: string; stop: () => Promise<void> }> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'stemside-bench-'))
  const server = spawn(process.execPath, [path.resolve('mock-server/dist/main.js')], {
    env: { ...process.env, PORT: '0', DATA_DIR: dataDir, RATE_LIMITS: 'off' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const origin = await new Promise<string>((resolve, reject) => {
    let said = ''
    server.stdout.on('data', (chunk: Buffer) => {
      said += chunk.toString()
      const address = /https?:\/\/[^\s"]+:\d+/.exec(said)?.[0]
      if (address !== undefined) resolve(address)
    })
    server.once('exit', () =>
      reject(new Error('The shop did not start: run `npm run build` first')),
    )
  })
  return {
    origin,
    async stop() {
      const gone = new Promise((resolve) => server.once('exit', resolve))
      server.kill('SIGTERM')
      await gone
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
