import { pino } from 'pino'
import { createApp } from './app.ts'
import { drainOf } from './http/drain.ts'
import { createTimedServer, listen } from './http/listen.ts'
import { settleIntents } from './orders/placeOrder.ts'
import type { Health } from './routes/health.ts'
import { seedSnapshot } from './seed/seed.ts'
import type { Settings } from './settings.ts'
import { createShop, type PaymentTimes } from './shop/createShop.ts'
import { forgetOld } from './shop/forgetOld.ts'
import { openStore } from './store/openStore.ts'
import { Spaces } from './tools/Spaces.ts'

const hourMs = 60 * 60 * 1000

export interface RunningServer {
  /** Such as http://localhost:3000. */
  readonly address: string
  readonly spaces: Spaces
  /** Answers requests that are under way, writes what waits, then ends. */
  stop(): Promise<void>
}

/** Opens the store and listens. @throws {StartupError} with one sentence that says what is wrong. */
export async function startServer(
  settings: Settings,
  paymentTimes?: PaymentTimes,
): Promise<RunningServer> {
  const shop = createShop(await openStore(settings.dataDir, seedSnapshot), paymentTimes)
  const spaces = new Spaces(shop, settings.mockTools)
  try {
    await settleIntents(shop)
    await forgetOld(shop)
    const tidying = setInterval(() => void forgetOld(shop).catch(() => undefined), hourMs).unref()
    // Requests are worth a line each where the shop is in earnest; a developer has /__mock.
    const logger = pino({ level: settings.mockTools ? 'warn' : 'info' })
    const server = createTimedServer((request, response) => void app(request, response))
    const drain = drainOf(server)
    const health: Health = {
      get isDraining() {
        return drain.isDraining
      },
      store: shop.store,
    }
    const app = await createApp({ settings, logger, spaces, health })
    const port = await listen(server, settings.host, settings.port)
    return {
      address: `http://${nameOf(settings.host)}:${port}`,
      spaces,
      stop: async () => {
        clearInterval(tidying)
        await drain.drain(settings.drainSeconds)
        await spaces.close()
      },
    }
  } catch (error) {
    await spaces.close()
    throw error
  }
}

/** The host as an address in a browser names it. */
function nameOf(host: string): string {
  if (['127.0.0.1', '0.0.0.0', '::', '::1'].includes(host)) return 'localhost'
  return host.includes(':') ? `[${host}]` : host
}
