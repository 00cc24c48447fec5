import type { Endpoint } from '@stemside/rules/contract'
import type { Request, RequestHandler, Response, Router } from 'express'
import type * as z from 'zod/mini'
import type { Shop } from '../shop/Shop.ts'
import { check, refuseControlCharacters } from './check.ts'
import { noteRoute } from './metrics.ts'
import { formBody, jsonBody, textBody } from './readBody.ts'

type OutputOf<S> = S extends z.ZodMiniType ? z.output<S> : undefined
type Part<E, P extends string> = E extends { readonly [K in P]: infer S } ? OutputOf<S> : undefined

/** Answers are never changed in place. */
type Immutable<T> = T extends object ? { readonly [K in keyof T]: Immutable<T[K]> } : T

/** A checked request, and the shop that it is for. */
export interface Input<E extends Endpoint> {
  readonly shop: Shop
  readonly body: Part<E, 'body'>
  readonly query: Part<E, 'query'>
  readonly headers: Part<E, 'headers'>
  /** For cookies and the client's address. */
  readonly request: Request
  /** Parameters of the path, by name. */
  readonly params: Readonly<Record<string, string>>
  /** For headers of the answer. */
  readonly response: Response
}

/** The `status` of every answer that is not a plain list or entity. */
export const success = 'success' as const

/** A cart of 200 lines and an address take a fraction of this. */
const bodyLimit = '64kb'
const parsers = {
  json: jsonBody(bodyLimit),
  form: formBody(bodyLimit),
  text: textBody(bodyLimit),
}

/** Finds the shop that a request is for. */
export type ShopOf = (request: Request) => Promise<Shop>

/** Adds an endpoint's route: checks the request by its schemas, then calls `handle`. Guards run after the body was parsed. */
export type Serve = <const E extends Endpoint>(
  endpoint: E,
  handle: (input: Input<E>) => Promise<Immutable<z.output<E['response']>>>,
  ...guards: readonly RequestHandler[]
) => void

export function bindServe(router: Router, shopOf: ShopOf): Serve {
  return (endpoint, handle, ...guards) => {
    const answer: RequestHandler = async (request, response) => {
      noteRoute(response, endpoint.path)
      const shop = await shopOf(request)
      const input = readInput(endpoint, request, { shop, request, response })
      response.set('Cache-Control', 'no-store').json(await handle(input))
    }
    if (endpoint.method === 'GET') router.get(endpoint.path, ...guards, answer)
    else router.post(endpoint.path, parsers[endpoint.bodyType ?? 'json'], ...guards, answer)
  }
}

type Context = Pick<Input<Endpoint>, 'shop' | 'request' | 'response'>

/** Checks each part of a request by the endpoint's schema for it. @throws {Refusal} 400 */
function readInput<E extends Endpoint>(endpoint: E, request: Request, context: Context): Input<E>
function readInput(
  { body, bodyType, query, headers }: Endpoint,
  request: Request,
  context: Context,
): object {
  refuseControlCharacters(request.params, 'path')
  return {
    ...context,
    headers: headers && check(headers, request.headers, 'headers'),
    query: query && check(query, request.query, 'query'),
    body: bodyType === 'text' ? textOf(request) : body && check(body, request.body ?? {}, 'body'),
    params: request.params,
  }
}

/** A signed body stays as it is, control characters included. */
function textOf({ body }: Request): string {
  return typeof body === 'string' ? body : ''
}
