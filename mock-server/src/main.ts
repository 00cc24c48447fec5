import { storeName } from '@stemside/rules'
import { runServer } from './base/runServer.ts'
import { startServer } from './server.ts'
import { readSettings } from './settings.ts'

await runServer(async () => {
  const server = await startServer(readSettings(process.env))
  const { address, metricsAddress } = server
  return {
    lines: [
      `${storeName} is open at ${address}`,
      ...(metricsAddress === undefined ? [] : [`Metrics are at ${metricsAddress}`]),
    ],
    stop: () => server.stop(),
  }
})
