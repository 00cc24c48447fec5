import type { Logger } from 'pino'
import { addressOf } from './http/addressOf.ts'
import { drainOf } from './http/drain.ts'
import { createTimedServer, listen } from './http/listen.ts'
import { pagesApp } from './pagesApp.ts'
import type { PageSettings } from './settings.ts'

export interface RunningPages {
  /** Such as http://localhost:3001. */
  readonly address: string
  /** Answers requests that are under way, then ends. */
  readonly stop: () => Promise<void>
}

/** Serves pages and files alone. @throws {StartupError} with one sentence that says what is wrong. */
export async function startPagesServer(
  settings: PageSettings,
  logger: Logger,
): Promise<RunningPages> {
  const server = createTimedServer((request, response) => app(request, response))
  const drain = drainOf(server)
  const app = await pagesApp(settings, logger, {
    get isDraining() {
      return drain.isDraining
    },
    // It has no store that could fail.
    store: { checkWritable: () => Promise.resolve() },
  })
  const port = await listen(server, settings.host, settings.port)
  return {
    address: addressOf(settings.host, port),
    stop: () => drain.drain(settings.drainSeconds),
  }
}
