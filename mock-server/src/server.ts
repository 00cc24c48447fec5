import { createServer, type Server } from 'node:http'
import { pino } from 'pino'
import { createApp } from './app.ts'
import { settleIntents } from './orders/placeOrder.ts'
import { seedSnapshot } from './seed/seed.ts'
import type { Settings } from './settings.ts'
import { createShop, type PaymentTimes } from './shop/createShop.ts'
import { forgetOld } from './shop/forgetOld.ts'
import { StartupError } from './StartupError.ts'
import { openStore } from './store/openStore.ts'
import { Spaces } from './tools/Spaces.ts'

const hourMs = 60 * 60 * 1000

export interface RunningServer {
  /** Such as http://localhost:3000. */
  readonly address: string
  readonly spaces: Spaces
  /** Answers what was asked, writes what waits, then ends. */
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
    const server = createServer(await createApp({ settings, logger, spaces }))
    const port = await listen(server, settings.port)
    return {
      address: `http://localhost:${port}`,
      spaces,
      stop: async () => {
        clearInterval(tidying)
        await close(server)
        await spaces.close()
      },
    }
  } catch (error) {
    await spaces.close()
    throw error
  }
}

function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(
        new StartupError(
          error.code === 'EADDRINUSE'
            ? `Port ${port} is taken. Stop what listens there, or choose another with PORT=3001.`
            : `Port ${port} cannot be listened on: ${error.message}.`,
        ),
      )
    })
    server.listen(port, () => {
      const at = server.address()
      resolve(at !== null && typeof at === 'object' ? at.port : port)
    })
  })
}

/** Idle connections at once, busy ones when they are answered, or after ten seconds. */
function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const patience = setTimeout(() => server.closeAllConnections(), 10_000)
    server.close(() => {
      clearTimeout(patience)
      resolve()
    })
    server.closeIdleConnections()
  })
}
