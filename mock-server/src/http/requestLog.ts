import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { pino, type DestinationStream, type Logger } from 'pino'
import { pinoHttp, type HttpLogger } from 'pino-http'

/**
 * Writes JSON lines to `destination`, by default stdout. `info` has a line for each request; a developer has /__mock/requests
 * instead and sees unexpected errors only.
 */
export function createLogger(level: 'info' | 'error', destination?: DestinationStream): Logger {
  return pino({ level, serializers: { err: serializeError } }, destination)
}

/** Logs these properties of an error only: database drivers add the values of the failed statement. */
export function serializeError(error: unknown): object {
  if (!(error instanceof Error)) return { message: typeof error }
  const { name, message, stack, cause } = error
  const code = 'code' in error ? { code: String(error.code) } : {}
  // The cause of a StoreUnavailable names the fault, such as a full disk.
  return {
    name,
    message,
    ...code,
    stack,
    ...(cause instanceof Error && { cause: serializeError(cause) }),
  }
}

/** Gives each request an id and logs it once answered: never a body, a query or a header. */
export function requestLogger(logger: Logger): HttpLogger {
  return pinoHttp({
    logger,
    wrapSerializers: false,
    // Skip the listeners if nothing will be written.
    autoLogging: logger.isLevelEnabled('info'),
    genReqId: (_request, response) => {
      const id = randomUUID()
      response.setHeader('x-request-id', id)
      return id
    },
    customLogLevel: (_request, { statusCode }) => (statusCode >= 500 ? 'warn' : 'info'),
    serializers: {
      req: (request: IncomingMessage & { originalUrl?: string }) => ({
        id: request.id,
        method: request.method,
        path: loggedPath(request.originalUrl ?? request.url ?? ''),
      }),
      res: ({ statusCode }: { statusCode: number }) => ({ statusCode }),
    },
  })
}

/** A URL without its query, email addresses that somebody put into the path, and the secret id of a wish list. */
export function loggedPath(url: string): string {
  const [path = ''] = url.split('?')
  return path.replace(/[^/]*(?:@|%40)[^/]*|(?<=\/wishlists\/)[^/]+/gi, '[redacted]')
}
