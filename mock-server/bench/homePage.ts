import { existsSync } from 'node:fs'
import path from 'node:path'
import { quantile } from './figures.ts'
import { load, type Asking, type Target } from './load.ts'
import { startBareServer, startInProduction, type Started } from './servers.ts'

const page = path.resolve(import.meta.dirname, '../../storefront/dist/pages/US/index.html.br')
const rounds = 5
const measured: Asking = { clients: 16, requests: 4000, mostSeconds: 3 }
const warmUp: Asking = { clients: 16, requests: 2000, mostSeconds: 2 }

export interface HomePage {
  readonly perSecond: number
  /** Of a bare node:http server that sends the same bytes from memory. */
  readonly barePerSecond: number
  /** The median over the rounds of the one divided by the other. */
  readonly ratio: number
}

/**
 * Home pages a second, with brotli, of the server in production mode and of a bare server. The same
 * client loads both in turn.
 */
export async function measureHomePage(dataDir: string): Promise<HomePage> {
  if (!existsSync(page)) throw new Error('The shop is not built: run "npm run build" first.')
  const servers = [await startInProduction(dataDir), await startBareServer(page)] as const
  try {
    for (const server of servers) await load(targetOf(server), warmUp)
    const ours: number[] = []
    const bare: number[] = []
    for (let round = 0; round < rounds; round += 1) {
      ours.push(await pagesASecond(servers[0]))
      bare.push(await pagesASecond(servers[1]))
    }
    const ratios = ours.map((perSecond, round) => perSecond / (bare[round] ?? Infinity))
    return {
      perSecond: quantile(ours, 0.5),
      barePerSecond: quantile(bare, 0.5),
      ratio: quantile(ratios, 0.5),
    }
  } finally {
    for (const server of servers) await server.stop()
  }
}

function targetOf({ port }: Started): Target {
  return { port, path: '/' }
}

async function pagesASecond(server: Started): Promise<number> {
  const { perSecond, failed } = await load(targetOf(server), measured)
  if (failed > 0) throw new Error(`${failed} pages failed`)
  return perSecond
}
