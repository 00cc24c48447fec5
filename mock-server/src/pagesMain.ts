import { storeName } from '@stemside/rules'
import { publicAddress, runServer } from './base/runServer.ts'
import { createLogger } from './http/requestLog.ts'
import { startPagesServer } from './pagesServer.ts'
import { readPageSettings } from './settings.ts'

/* `node mock-server/dist/pages.js` serves pages and files alone, for a build with STORE_ORIGIN. */

await runServer(async () => {
  const settings = readPageSettings(process.env)
  const server = await startPagesServer(settings, createLogger('info'))
  return {
    lines: [`The pages of ${storeName} are open at ${server.address}`, ...publicAddress(settings)],
    stop: () => server.stop(),
  }
})
