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
    for (const line of server.lines) process.stdout.write(`${line}\n`)
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
}
