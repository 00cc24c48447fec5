import type { Request, RequestHandler, Response, Router } from 'express'
import { Refusal } from './Refusal.ts'

/** Refuses every method with 405 and lists `methods` in Allow; answers OPTIONS with 204 and that list. */
export function allowOnly(methods: readonly string[]): RequestHandler {
  const allow = methods.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method]))
  return (request: Request, response: Response) => {
    response.set('Allow', allow.join(', '))
    if (request.method === 'OPTIONS') {
      response.status(204).end()
      return
    }
    throw new Refusal(405, `${request.path} does not answer ${request.method}.`)
  }
}

/** Refuses the other methods of these endpoints' paths with 405. Call it after all routes. */
export function refuseOtherMethods(
  router: Router,
  endpoints: readonly { readonly method: string; readonly path: string }[],
): void {
  for (const path of new Set(endpoints.map((endpoint) => endpoint.path))) {
    const alike = endpoints.filter((endpoint) => endpoint.path === path)
    router.all(path, allowOnly(alike.map(({ method }) => method)))
  }
}
