import { storeName } from '@stemside/rules'
import { publicAddress, runServer } from './base/runServer.ts'
import { startServer } from './server.ts'
import { readSettings } from './settings.ts'

await runServer(async () => {
  const settings = readSettings(process.env)
  const server = await startServer(settings)
  const { address, metricsAddress } = server
  return {
    lines: [
      `${storeName} is open at ${address}`,
      ...publicAddress(settings),
      ...(metricsAddress === undefined ? [] : [`Metrics are at ${metricsAddress}`]),
    ],
    stop: () => server.stop(),
  }
})
