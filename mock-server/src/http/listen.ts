import { createServer, type RequestListener, type Server } from 'node:http'
import { StartupError } from '../StartupError.ts'

/**
 * Times against clients that send slowly. Idle connections stay open longer than those of a proxy
 * (60 s in nginx and most load balancers), so that the proxy closes first: otherwise it would send a
 * request on a connection that is being closed.
 */
export function createTimedServer(listener: RequestListener): Server {
  return createServer(
    {
      headersTimeout: 10_000,
      requestTimeout: 30_000,
      keepAliveTimeout: 65_000,
      connectionsCheckingInterval: 5000,
    },
    listener,
  )
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
