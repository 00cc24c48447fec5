import type { Endpoint } from '@stemside/rules/contract'
import express, { type Request, type RequestHandler, type Response, type Router } from 'express'
import type * as z from 'zod/mini'
import type { Shop } from '../shop/Shop.ts'
import type { Space, Spaces } from '../tools/Spaces.ts'
import { check, refuseControlCharacters } from './check.ts'
import { noteRoute } from './metrics.ts'

type OutputOf<S> = S extends z.ZodMiniType ? z.output<S> : undefined
type Part<E, P extends string> = E extends { readonly [K in P]: infer S } ? OutputOf<S> : undefined

/** An answer is read and written out, never changed. */
type Immutable<T> = T extends object ? { readonly [K in keyof T]: Immutable<T[K]> } : T

/** A request whose parts fit their schemas, in the shop that it is for. */
export interface Input<E extends Endpoint> {
  readonly space: Space
  readonly shop: Shop
  readonly body: Part<E, 'body'>
  readonly query: Part<E, 'query'>
  readonly headers: Part<E, 'headers'>
  /** Parameters of the path, by name. */
  readonly params: Readonly<Record<string, string>>
  /** For headers of the answer. */
  readonly response: Response
}

/** How every answer that is not a bare list or entity begins. */
export const success = 'success' as const

/** Bodies are small: a cart of 200 lines and an address fit many times. */
const bodyLimit = '64kb'
const parsers = {
  json: express.json({ limit: bodyLimit }),
  form: express.urlencoded({ limit: bodyLimit, extended: false }),
}

/** Answers an endpoint: checks what comes in by its schemas, then hands it on. Guards see the body. */
export function serve<const E extends Endpoint>(
  router: Router,
  spaces: Spaces,
  endpoint: E,
  handle: (input: Input<E>) => Promise<Immutable<z.output<E['response']>>>,
  ...guards: readonly RequestHandler[]
): void {
  const answer: RequestHandler = async (request, response) => {
    noteRoute(response, endpoint.path)
    const space = await spaces.of(request)
    const input = readInput(endpoint, request, { space, shop: space.shop, response })
    response.set('Cache-Control', 'no-store').json(await handle(input))
  }
  if (endpoint.method === 'GET') router.get(endpoint.path, ...guards, answer)
  else router.post(endpoint.path, parsers[endpoint.bodyType ?? 'json'], ...guards, answer)
}

type Context = Pick<Input<Endpoint>, 'space' | 'shop' | 'response'>

/** Each part comes out of the schema that gives it its type. @throws {Refusal} 400 */
function readInput<E extends Endpoint>(endpoint: E, request: Request, context: Context): Input<E>
function readInput({ body, query, headers }: Endpoint, request: Request, context: Context): object {
  refuseControlCharacters(request.params, 'path')
  return {
    ...context,
    headers: headers && check(headers, request.headers, 'headers'),
    query: query && check(query, request.query, 'query'),
    body: body && check(body, request.body ?? {}, 'body'),
    params: request.params,
  }
}
