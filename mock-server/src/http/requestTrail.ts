import { randomUUID } from 'node:crypto'
import { performance } from 'node:perf_hooks'
import type { RequestHandler } from 'express'
import type { Logger } from 'pino'
import type { Spaces } from '../tools/Spaces.ts'

/** What a developer looks at is no request of the shop's. */
function isOfTools(path: string): boolean {
  return path.startsWith('/__mock') || path === '/docs' || path === '/openapi.json'
}

/**
 * Gives each request an id, which its answer carries, and notes it once answered: method, path,
 * status, duration. Never a body, a query or a header: those carry what belongs to shoppers.
 */
export function requestTrail(logger: Logger, spaces: Spaces): RequestHandler {
  return async (request, response, next) => {
    const space = await spaces.of(request)
    const id = randomUUID()
    const at = new Date().toISOString()
    const { method, path } = request
    const start = performance.now()
    response.set('x-request-id', id)
    response.once('close', () => {
      const ms = Math.round((performance.now() - start) * 10) / 10
      const entry = { id, at, method, path, status: response.statusCode, ms }
      logger.info(entry, 'answered')
      if (!isOfTools(path)) space.requests.add(entry)
    })
    next()
  }
}
