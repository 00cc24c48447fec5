import path from 'node:path'
import { onTestFinished } from 'vitest'
import { startServer, type RunningServer } from '../server.ts'
import type { Settings } from '../settings.ts'
import type { Durations, PaymentTimes } from '../shop/createShop.ts'
import { buildWith } from './buildWith.ts'
import { temporaryFolder } from './temporaryFolder.ts'

export interface TestServer extends RunningServer {
  readonly settings: Settings
}

/** Short times, for tests of payments that get no answer. */
export const impatient: PaymentTimes = { patienceMs: 60, lateAfterMs: 120 }

/** A password takes a millisecond instead of 200. */
const cheap = { N: 2, r: 8, p: 1 }

/**
 * Starts the real server on a free port with its own data, and stops it when the test ends. In production mode it has a
 * build of its own, unless `changes` name another.
 */
export async function startTestServer(
  changes: Partial<Settings> = {},
  durations?: Durations,
): Promise<TestServer> {
  const dataDir = changes.dataDir ?? (await temporaryFolder())
  const noBuild = path.join(dataDir, 'no-build')
  const settings: Settings = {
    host: '127.0.0.1',
    port: 0,
    dataDir,
    buildDir: changes.mockTools === false ? await buildWith({}) : noBuild,
    mockTools: true,
    rateLimits: false,
    ordersByHand: false,
    trustProxy: false,
    drainSeconds: 0,
    google: 'stand-in',
    ...changes,
  }
  const server = await startServer(settings, { password: cheap, ...durations })
  let stopped: Promise<void> | undefined
  const stop = () => (stopped ??= server.stop())
  onTestFinished(stop)
  return { ...server, settings, stop }
}
