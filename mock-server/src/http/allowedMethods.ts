import type { Request, RequestHandler, Response, Router } from 'express'
import { Refusal } from '../base/Refusal.ts'

interface Served {
  readonly method: string
  readonly path: string
  /** A GET that changes something does not answer HEAD. */
  readonly acts?: true
}

/** Refuses every method with 405 and lists `methods` in Allow; answers OPTIONS with 204 and that list. */
export function allowOnly(methods: readonly string[]): RequestHandler {
  return (request: Request, response: Response) => {
    response.set('Allow', methods.join(', '))
    if (request.method === 'OPTIONS') {
      response.status(204).end()
      return
    }
    throw new Refusal(405, `${request.path} does not answer ${request.method}.`)
  }
}

/**
 * Refuses HEAD of the endpoints that act: link checkers send HEAD and expect that nothing happens. Call
 * it before all routes, as Express answers HEAD by the route of GET.
 */
export function refuseHeadOfActs(router: Router, endpoints: readonly Served[]): void {
  for (const { path, acts } of endpoints) {
    if (acts) router.head(path, allowOnly(methodsOf(path, endpoints)))
  }
}

/** Refuses the other methods of these endpoints' paths with 405. Call it after all routes. */
export function refuseOtherMethods(router: Router, endpoints: readonly Served[]): void {
  for (const path of new Set(endpoints.map((endpoint) => endpoint.path))) {
    router.all(path, allowOnly(methodsOf(path, endpoints)))
  }
}

function methodsOf(path: string, endpoints: readonly Served[]): readonly string[] {
  return endpoints
    .filter((endpoint) => endpoint.path === path)
    .flatMap(({ method, acts }) => (method === 'GET' && !acts ? ['GET', 'HEAD'] : [method]))
}
