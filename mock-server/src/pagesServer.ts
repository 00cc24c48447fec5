import { storeName } from '@stemside/rules'
import { runServer } from './base/runServer.ts'
import { addressOf } from './http/addressOf.ts'
import { drainOf } from './http/drain.ts'
import { createTimedServer, listen } from './http/listen.ts'
import { createLogger } from './http/requestLog.ts'
import { pagesApp } from './pagesApp.ts'
import { readPageSettings } from './settings.ts'

/* `node mock-server/dist/pages.js` serves pages and files alone, for a build with STORE_ORIGIN. */

await runServer(async () => {
  const settings = readPageSettings(process.env)
  const server = createTimedServer((request, response) => app(request, response))
  const drain = drainOf(server)
  const app = await pagesApp(settings, createLogger('info'), {
    get isDraining() {
      return drain.isDraining
    },
    // It has no store that could fail.
    store: { checkWritable: () => Promise.resolve() },
  })
  const port = await listen(server, settings.host, settings.port)
  return {
    lines: [`The pages of ${storeName} are open at ${addressOf(settings.host, port)}`],
    stop: () => drain.drain(settings.drainSeconds),
  }
})
