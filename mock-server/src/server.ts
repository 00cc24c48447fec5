import { keysOf, serverSecret, type Keys } from './secrets/serverSecret.ts'
import { createApp } from './app.ts'
import { drainOf } from './http/drain.ts'
import { addressOf } from './http/addressOf.ts'
import { createTimedServer, listen } from './http/listen.ts'
import { createMetrics, serveMetrics } from './http/metrics.ts'
import { createLogger } from './http/requestLog.ts'
import { smtpPostman, startPostman } from './jobs/sendMails.ts'
import { startMovingOrders } from './jobs/moveOrders.ts'
import { startSweeper } from './sales/settleIntents.ts'
import type { Health } from './http/health.ts'
import { seedSnapshot } from './seed/seed.ts'
import type { Settings } from './settings.ts'
import { takeCommands } from './shopkeeper/commandSocket.ts'
import { createShop, type Durations } from './shop/createShop.ts'
import { forgetOld } from './jobs/forgetOld.ts'
import { openStoreOf } from './store/openStore.ts'
import type { Store } from './store/port.ts'
import { Spaces } from './tools/Spaces.ts'

const hourMs = 60 * 60 * 1000

export interface RunningServer {
  /** Such as http://localhost:3000. */
  readonly address: string
  /** Where GET /metrics is served, if it is. */
  readonly metricsAddress?: string
  readonly spaces: Spaces
  /** Answers requests that are under way, writes what waits, then ends. */
  stop(): Promise<void>
}

/** Opens the store and listens. @throws {StartupError} with one sentence that says what is wrong. */
export async function startServer(
  settings: Settings,
  durations?: Durations,
): Promise<RunningServer> {
  const store = await openStoreOf(settings, seedSnapshot)
  const keys = await keysFor(settings, store)
  const shop = createShop(store, durations, {
    origin: mailOrigin(settings),
    ordersByHand: settings.ordersByHand,
    addressKey: keys.addresses,
    webhookKey: keys.webhooks,
    tokenKey: keys,
  })
  const spaces = new Spaces(shop, settings.mockTools)
  /** The functions that `stop`, or a failed start, calls from first to last. What starts later is put in front. */
  const closers = [() => spaces.close()]
  try {
    const logger = createLogger(settings.mockTools ? 'error' : 'info')
    const stopSweeper = await startSweeper(shop, logger)
    await forgetOld(shop)
    const stopMoving = startMovingOrders(shop, logger)
    closers.unshift(await takeCommands(shop, settings.dataDir, logger))
    if (settings.mail) closers.unshift(startPostman(shop, smtpPostman(settings.mail), logger))
    const tidying = setInterval(() => void forgetOld(shop).catch(() => undefined), hourMs).unref()
    const server = createTimedServer((request, response) => app(request, response))
    const drain = drainOf(server)
    const health: Health = {
      get isDraining() {
        return drain.isDraining
      },
      store: shop.store,
    }
    const metrics = settings.metrics && createMetrics(health)
    const app = await createApp({ settings, logger, spaces, health, keys, ...metrics })
    const metricsAt =
      metrics && settings.metrics && (await serveMetrics(metrics.register, settings.metrics))
    if (metricsAt) closers.unshift(() => metricsAt.close())
    const port = await listen(server, settings.host, settings.port)
    return {
      address: addressOf(settings.host, port),
      ...(metricsAt ? { metricsAddress: metricsAt.address } : {}),
      spaces,
      stop: async () => {
        clearInterval(tidying)
        await drain.drain(settings.drainSeconds)
        stopSweeper()
        stopMoving()
        for (const end of closers) await end()
      },
    }
  } catch (error) {
    for (const end of closers) await end()
    throw error
  }
}

/** Closes the store if the secret cannot be read. */
async function keysFor(settings: Settings, store: Store): Promise<Keys> {
  try {
    return keysOf(await serverSecret(settings))
  } catch (error) {
    await store.close()
    throw error
  }
}

/** The origin of links in mails. In production, the address to listen on is not where shoppers are. */
function mailOrigin({ shopUrl, mockTools, host, port }: Settings): string | undefined {
  return shopUrl ?? (mockTools ? addressOf(host, port) : undefined)
}
