import path from 'node:path'
import { shopContact, storeName } from '@stemside/rules'
import { emailSchema } from '@stemside/rules/contract'
import proxyAddr from 'proxy-addr'
import { googleIssuer, type GoogleSettings } from './auth/google/provider.ts'
import type { TrustedProxies } from './http/clientConnection.ts'
import type { MailSettings } from './jobs/sendMails.ts'
import { StartupError } from './base/StartupError.ts'

export interface Settings {
  /** The address to listen on; 0.0.0.0 is every IPv4 interface. */
  readonly host: string
  /** 0 takes any free port. */
  readonly port: number
  /** Where the data files live. */
  readonly dataDir: string
  /** The PostgreSQL database that is used instead of data files. */
  readonly databaseUrl?: string
  /** Where the shop's build stands. */
  readonly buildDir: string
  /** Serves the tools of development and tests. False is production mode. */
  readonly mockTools: boolean
  readonly rateLimits: boolean
  /** Whether new orders move by the commands of `npm run store` alone, and not by the clock. */
  readonly ordersByHand: boolean
  readonly trustProxy: TrustedProxies
  /** Where GET /metrics is served. Absent, it is not served. */
  readonly metrics?: { readonly host: string; readonly port: number }
  /** How long the server still accepts requests after SIGTERM, so that a proxy can switch to another. */
  readonly drainSeconds: number
  /** Signs tokens. Production mode has one; without it, the data folder keeps a random one. */
  readonly authSecret?: string
  /** The mail server. Absent, mails stay in the outbox. */
  readonly mail?: MailSettings
  /** The origin where shoppers see the shop. Absent, it is the host that they ask for. */
  readonly shopUrl?: string
  /** How shoppers sign in with Google. Absent, they cannot. */
  readonly google?: GoogleSettings
}

type Environment = Readonly<Record<string, string | undefined>>

/** The project's folder, seen from mock-server/src and from mock-server/dist alike. */
const root = path.resolve(import.meta.dirname, '../..')

/** An HMAC key of 256 bits, written as hex or base64, has at least this many characters. */
const leastSecretLength = 32

/** The settings of a server that serves pages alone (`pagesServer.ts`). */
export type PageSettings = Pick<
  Settings,
  'host' | 'port' | 'buildDir' | 'trustProxy' | 'shopUrl' | 'drainSeconds'
>

/** Reads the settings of pages. @throws {StartupError} for an unknown value. */
export function readPageSettings(environment: Environment): PageSettings {
  return {
    host: readHost(environment, 'HOST'),
    port: readPort('PORT', environment['PORT'] ?? '3000'),
    buildDir: path.resolve(root, environment['BUILD_DIR'] ?? 'storefront/dist'),
    ...shopUrlOf(environment),
    trustProxy: readTrustProxy(environment['TRUST_PROXY']),
    drainSeconds: readSeconds('DRAIN_SECONDS', environment['DRAIN_SECONDS'] ?? '0'),
  }
}

/** Reads the settings. @throws {StartupError} for an unknown or missing value. */
export function readSettings(environment: Environment): Settings {
  const mockTools = oneOf(environment, 'MOCK_TOOLS', ['1', '0']) === '1'
  const rateLimits = oneOf(environment, 'RATE_LIMITS', ['on', 'off']) === 'on'
  const payments = environment['PAYMENTS']
  if (payments !== undefined) oneOf(environment, 'PAYMENTS', ['sandbox'])
  if (!mockTools) checkProduction(environment, rateLimits)
  const authSecret = environment['AUTH_SECRET']
  const pages = readPageSettings(environment)
  return {
    ...pages,
    dataDir: dataDirOf(environment),
    ...databaseOf(environment),
    mockTools,
    rateLimits,
    ordersByHand: oneOf(environment, 'ORDERS', ['by-clock', 'by-hand']) === 'by-hand',
    ...(authSecret === undefined ? {} : { authSecret }),
    ...mailOf(environment),
    ...googleOf(environment, mockTools),
    ...metricsOf(environment, pages.port),
  }
}

function metricsOf(environment: Environment, shopPort: number): Pick<Settings, 'metrics'> {
  const text = environment['METRICS_PORT']
  if (text === undefined) return {}
  const port = readPort('METRICS_PORT', text)
  // 0 takes any free port, each time another one.
  if (port === shopPort && port !== 0) {
    throw new StartupError(`PORT and METRICS_PORT are both ${port}: choose another METRICS_PORT.`)
  }
  return { metrics: { host: readHost(environment, 'METRICS_HOST'), port } }
}

/** Production mode needs its secret, its limits, and a payment provider and a way of mails that were chosen on purpose. */
function checkProduction(environment: Environment, rateLimits: boolean): void {
  if (!rateLimits) {
    throw new StartupError('RATE_LIMITS=off is refused in production mode (MOCK_TOOLS=0).')
  }
  if (environment['PAYMENTS'] === undefined) {
    throw new StartupError(
      'The sandbox is the only payment provider so far, and it takes no real money. To start production mode (MOCK_TOOLS=0) with it, set PAYMENTS=sandbox.',
    )
  }
  if (environment['SMTP_URL'] === undefined && environment['MAIL'] === undefined) {
    throw new StartupError(
      'Without SMTP_URL no mail is sent, and the shop promises mails. Set SMTP_URL, or MAIL=outbox to say that this is a demonstration whose mails stay in the store.',
    )
  }
  const secret = environment['AUTH_SECRET'] ?? ''
  if (secret.length < leastSecretLength) {
    throw new StartupError(
      `AUTH_SECRET must have at least ${leastSecretLength} characters in production mode (MOCK_TOOLS=0). Make one with: openssl rand -hex 32`,
    )
  }
}

/** One of `values`; the first one if the variable is not set. */
function oneOf<V extends string>(
  environment: Environment,
  name: string,
  values: readonly [V, ...V[]],
): V {
  const text = environment[name]
  if (text === undefined) return values[0]
  const known = values.find((value) => value === text)
  if (known !== undefined) return known
  throw new StartupError(`${name} is ${JSON.stringify(text)}: it must be ${values.join(' or ')}.`)
}

function readHost(environment: Environment, name: string): string {
  const host = environment[name] ?? '127.0.0.1'
  if (/^[\w.:-]+$/.test(host)) return host
  throw new StartupError(
    `${name} is ${JSON.stringify(host)}: it must be an address, such as 127.0.0.1 or 0.0.0.0.`,
  )
}

function databaseOf(environment: Environment): Pick<Settings, 'databaseUrl'> {
  const databaseUrl = environment['DATABASE_URL']
  if (databaseUrl === undefined) return {}
  if (/^postgres(ql)?:\/\//.test(databaseUrl)) return { databaseUrl }
  throw new StartupError(
    'DATABASE_URL must be an address such as postgres://user:password@localhost:5432/stemside.',
  )
}

function shopUrlOf(environment: Environment): Pick<Settings, 'shopUrl'> {
  const text = environment['SHOP_URL']
  if (text === undefined) return {}
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (url && /^https?:$/.test(url.protocol) && [url.origin, `${url.origin}/`].includes(text)) {
    return { shopUrl: url.origin }
  }
  throw new StartupError(
    `SHOP_URL is ${JSON.stringify(text)}: it must be an origin, such as https://shop.example.`,
  )
}

function mailOf(environment: Environment): Pick<Settings, 'mail'> {
  const smtpUrl = environment['SMTP_URL']
  const outbox = environment['MAIL']
  if (outbox !== undefined) oneOf(environment, 'MAIL', ['outbox'])
  if (outbox !== undefined && smtpUrl !== undefined) {
    throw new StartupError(
      'MAIL=outbox does not go together with SMTP_URL. Leave MAIL out to send mails, or SMTP_URL to keep them in the store.',
    )
  }
  const address = environment['MAIL_FROM'] ?? shopContact.email
  if (!emailSchema.safeParse(address).success) {
    throw new StartupError(
      `MAIL_FROM is ${JSON.stringify(address)}: it must be an email address, such as hello@shop.example.`,
    )
  }
  if (smtpUrl === undefined) return {}
  if (/^smtps?:\/\//.test(smtpUrl) && URL.canParse(smtpUrl)) {
    return { mail: { smtpUrl, from: `${storeName} <${address}>` } }
  }
  // Without its value, which may hold a password.
  throw new StartupError(
    'SMTP_URL must be an address such as smtps://user:password@mail.example:465.',
  )
}

/** Google if its keys are set; else the stand-in, which signs anybody in and is never served in production mode. */
function googleOf(environment: Environment, mockTools: boolean): Pick<Settings, 'google'> {
  const clientId = environment['GOOGLE_CLIENT_ID']
  const clientSecret = environment['GOOGLE_CLIENT_SECRET']
  const standIn = environment['GOOGLE_SIGN_IN']
  if (standIn !== undefined) oneOf(environment, 'GOOGLE_SIGN_IN', ['stand-in'])
  if (standIn !== undefined && !mockTools) {
    throw new StartupError(
      'GOOGLE_SIGN_IN=stand-in is refused in production mode (MOCK_TOOLS=0): anybody could sign in as anybody. Set GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET, or leave it out.',
    )
  }
  if (clientId !== undefined && clientSecret !== undefined) {
    if (standIn === undefined) return { google: { issuer: googleIssuer, clientId, clientSecret } }
    throw new StartupError('GOOGLE_SIGN_IN=stand-in does not go together with GOOGLE_CLIENT_ID.')
  }
  if (clientId !== undefined || clientSecret !== undefined) {
    throw new StartupError('GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET must be set together.')
  }
  return mockTools ? { google: 'stand-in' } : {}
}

/** The folder of the embedded store. */
export function dataDirOf(environment: NodeJS.ProcessEnv): string {
  return path.resolve(root, environment['DATA_DIR'] ?? '.data')
}

function readPort(name: string, text: string): number {
  const port = Number(text)
  if (/^\d{1,5}$/.test(text) && port <= 65_535) return port
  throw new StartupError(`${name} is ${JSON.stringify(text)}: it must be a number from 0 to 65535.`)
}

function readSeconds(name: string, text: string): number {
  const seconds = Number(text)
  if (/^\d{1,3}$/.test(text) && seconds <= 300) return seconds
  throw new StartupError(`${name} is ${JSON.stringify(text)}: it must be a number from 0 to 300.`)
}

function readTrustProxy(text: string | undefined): Settings['trustProxy'] {
  if (text === undefined) return false
  if (/^\d$/.test(text)) return text === '0' ? false : Number(text)
  const addresses = text.split(',').map((address) => address.trim())
  // A bare number such as 10 would be read as the address 0.0.0.10.
  if (!addresses.some((address) => /^\d+$/.test(address)) && areAddresses(addresses)) {
    return addresses
  }
  throw new StartupError(
    `TRUST_PROXY is ${JSON.stringify(text)}: it must be the number of proxies (0 to 9), or their addresses, such as 10.0.0.0/8,127.0.0.1.`,
  )
}

function areAddresses(addresses: readonly string[]): boolean {
  try {
    proxyAddr.compile([...addresses])
    return true
  } catch {
    return false
  }
}
