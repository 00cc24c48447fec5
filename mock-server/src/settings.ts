import path from 'node:path'
import { StartupError } from './StartupError.ts'

export interface Settings {
  /** 0 takes any free port. */
  readonly port: number
  /** Where the data files live. */
  readonly dataDir: string
  /** Where the shop's build stands. */
  readonly buildDir: string
  /** Helpers for development and tests; without them it is production mode. */
  readonly mockTools: boolean
  readonly rateLimits: boolean
}

/** The project's folder, seen from mock-server/src and from mock-server/dist alike. */
const root = path.resolve(import.meta.dirname, '../..')

/** The settings that the environment gives. @throws {StartupError} for one that makes no sense. */
export function readSettings(environment: NodeJS.ProcessEnv): Settings {
  const mockTools = environment['MOCK_TOOLS'] !== '0'
  const rateLimits = environment['RATE_LIMITS'] !== 'off'
  if (!mockTools && !rateLimits) {
    throw new StartupError('RATE_LIMITS=off is refused in production mode (MOCK_TOOLS=0).')
  }
  return {
    port: readPort(environment['PORT'] ?? '3000'),
    dataDir: path.resolve(root, environment['DATA_DIR'] ?? '.data'),
    buildDir: path.resolve(root, environment['BUILD_DIR'] ?? 'storefront/dist'),
    mockTools,
    rateLimits,
  }
}

function readPort(text: string): number {
  const port = Number(text)
  if (/^\d{1,5}$/.test(text) && port <= 65_535) return port
  throw new StartupError(`PORT is ${JSON.stringify(text)}: it must be a number from 0 to 65535.`)
}
