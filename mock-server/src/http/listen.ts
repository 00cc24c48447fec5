import { createServer, type RequestListener, type Server } from 'node:http'
import { StartupError } from '../base/StartupError.ts'

/** How long a client may take, in milliseconds. A slower one gets 408 and is disconnected. */
export interface ClientTimes {
  /** For the headers of a request. */
  readonly headersTimeout: number
  /** For the whole request, its body included. */
  readonly requestTimeout: number
  /** How often the server checks for slow clients. */
  readonly connectionsCheckingInterval: number
}

const usualTimes: ClientTimes = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  connectionsCheckingInterval: 5000,
}

/**
 * Longer than a proxy keeps an idle connection (60 s in nginx and most load balancers), so that the
 * proxy closes it first: otherwise it would send a request on a connection that is being closed.
 */
const keepAliveTimeout = 65_000

/** An HTTP server that disconnects clients which send slowly. */
export function createTimedServer(
  listener: RequestListener,
  times: ClientTimes = usualTimes,
): Server {
  return createServer({ ...times, keepAliveTimeout }, listener)
}

/** Listens, and gives the port. @throws {StartupError} naming the setting that chooses another. */
export function listen(server: Server, host: string, port: number, name = 'PORT'): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(
        new StartupError(
          error.code === 'EADDRINUSE'
            ? `Port ${port} is taken. Stop what listens there, or choose another with ${name}=${port + 1}.`
            : `Port ${port} of ${host} cannot be listened on: ${error.message}.`,
        ),
      )
    })
    server.listen(port, host, () => {
      const at = server.address()
      resolve(at !== null && typeof at === 'object' ? at.port : port)
    })
  })
}
