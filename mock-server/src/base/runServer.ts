import { StartupError } from './StartupError.ts'

interface Running {
  /** Printed once the server listens. */
  readonly lines: readonly string[]
  stop(): Promise<void>
}

/** Runs a server until a signal stops it. A StartupError ends the process with its sentence and exit code 1. */
export async function runServer(start: () => Promise<Running>): Promise<void> {
  try {
    const server = await start()
    // Before the lines: whoever reads the first one may stop the server at once.
    // `once`: a second signal ends the process at once.
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
      process.once(signal, () => {
        void server.stop().then(() => process.exit(0))
      })
    }
    for (const line of server.lines) process.stdout.write(`${line}\n`)
  } catch (error) {
    if (!(error instanceof StartupError)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exitCode = 1
  }
}

/** The line about where shoppers see the shop, if SHOP_URL says so: the server itself listens behind a proxy. */
export function publicAddress({ shopUrl }: { readonly shopUrl?: string }): readonly string[] {
  return shopUrl === undefined ? [] : [`Shoppers see the shop at ${shopUrl} (SHOP_URL)`]
}
