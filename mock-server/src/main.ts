import { storeName } from '@stemside/rules'
import { startServer } from './server.ts'
import { readSettings } from './settings.ts'
import { StartupError } from './base/StartupError.ts'

try {
  const server = await startServer(readSettings(process.env))
  process.stdout.write(`${storeName} is open at ${server.address}\n`)
  if (server.metricsAddress !== undefined) {
    process.stdout.write(`Metrics are at ${server.metricsAddress}\n`)
  }
  // `once`: a second signal ends the process at once.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => {
      void server.stop().then(() => process.exit(0))
    })
  }
} catch (error) {
  if (!(error instanceof StartupError)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}
