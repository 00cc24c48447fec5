import type { Server, ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'

/** Busy connections are cut after this time, in milliseconds, so that a stop always ends. */
const longestAnswerMs = 10_000

/** Stops a server without resetting connections that have a request in progress. */
export interface Drain {
  readonly isDraining: boolean
  /**
   * From now on every answer says `Connection: close`. For `seconds` the server still accepts
   * requests; then it stops listening and resolves when the last answer is sent.
   */
  drain(seconds: number): Promise<void>
}

export function drainOf(server: Server): Drain {
  const unanswered = new Set<ServerResponse>()
  let isDraining = false
  server.prependListener('request', (_request, response: ServerResponse) => {
    if (isDraining) response.setHeader('Connection', 'close')
    unanswered.add(response)
    response.once('close', () => {
      unanswered.delete(response)
      // Its headers may have promised to keep the connection, before draining began. While the server still
      // accepts requests, one may be on its way on an idle connection.
      setImmediate(() => {
        if (!server.listening) server.closeIdleConnections()
      })
    })
  })
  return {
    get isDraining() {
      return isDraining
    },
    async drain(seconds) {
      isDraining = true
      for (const response of unanswered) {
        if (!response.headersSent) response.setHeader('Connection', 'close')
      }
      await wait(seconds * 1000)
      await close(server)
    },
  }
}

/** Closes idle connections at once, and busy ones after their answer. */
export function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const timeout = setTimeout(() => server.closeAllConnections(), longestAnswerMs)
    server.close(() => {
      clearTimeout(timeout)
      resolve()
    })
    server.closeIdleConnections()
  })
}
