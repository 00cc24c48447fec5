import { performance } from 'node:perf_hooks'
import type { RequestHandler } from 'express'
import { loggedPath } from '../http/requestLog.ts'
import type { Spaces } from './Spaces.ts'

/** Requests of the mock tools are not requests to the shop. */
function isOfTools(path: string): boolean {
  return path.startsWith('/__mock') || path === '/docs' || path === '/openapi.json'
}

/** Adds each request to the log of /__mock/requests: method, path, status and milliseconds. */
export function noteRequests(spaces: Spaces): RequestHandler {
  return async (request, response, next) => {
    const space = await spaces.of(request)
    const id = response.get('x-request-id') ?? ''
    const at = new Date().toISOString()
    const { method, path } = request
    const start = performance.now()
    response.once('close', () => {
      const ms = Math.round((performance.now() - start) * 10) / 10
      const entry = { id, at, method, path: loggedPath(path), status: response.statusCode, ms }
      if (!isOfTools(path)) space.requests.add(entry)
    })
    next()
  }
}
