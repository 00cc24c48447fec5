import type { RequestHandler } from 'express'
import { misfit } from '../http/check.ts'
import { formBody } from '../http/readBody.ts'

/**
 * Lets the page's plain forms make the same calls as JSON does: fields that were left empty are
 * absent, `state` is JSON, and the answer leads back to the page.
 */
export function readForms(limit: string): RequestHandler[] {
  return [formBody(limit), asCall]
}

const asCall: RequestHandler = (request, response, next) => {
  if (request.method === 'POST' && request.is('urlencoded')) {
    const fields: unknown = request.body
    const filled = Object.entries(fields ?? {}).filter(([, value]) => value !== '')
    request.body = Object.fromEntries(
      filled.map(([name, value]) => [name, name === 'state' ? readState(value) : value]),
    )
    response.json = () => {
      response.redirect(303, pagePath(request.query['space']))
      return response
    }
  }
  next()
}

/** The page of a space, for links and after a form. */
export function pagePath(space: unknown): string {
  return typeof space === 'string' ? `/__mock?space=${encodeURIComponent(space)}` : '/__mock'
}

function readState(text: unknown): unknown {
  try {
    const state: unknown = JSON.parse(String(text))
    // What GET /__mock/state answers has the state inside; both can be pasted.
    return typeof state === 'object' && state !== null && 'state' in state ? state.state : state
  } catch {
    throw misfit([{ path: 'body.state', reason: 'This is not JSON' }])
  }
}
