import type { Endpoint } from '@stemside/rules/contract'
import type { Request, RequestHandler, Response, Router } from 'express'
import type * as z from 'zod/mini'
import { check } from '../http/check.ts'
import { noteRoute } from '../http/metrics.ts'
import { formBody } from '../http/readBody.ts'
import type { ShopOf } from '../http/serve.ts'
import type { Shop } from '../shop/Shop.ts'

/** What next-auth 4 answers: JSON, or where to go. */
export interface AuthAnswer {
  readonly status?: number
  readonly body?: object
  /** `{url}` for a client that asked with `json=true`, a redirect for a plain form. */
  readonly goTo?: string
}

export interface AuthInput<B> {
  readonly shop: Shop
  readonly request: Request
  readonly response: Response
  readonly body: B
  readonly provider: string
}

type BodyOf<E> = E extends { readonly body: infer S extends z.ZodMiniType }
  ? z.output<S>
  : undefined

const parse = formBody('64kb')

/** Adds a route of /api/auth. It answers as next-auth 4 does: without the `status` field of other calls. */
export type ServeAuth = <const E extends Endpoint>(
  endpoint: E,
  handle: (input: AuthInput<BodyOf<E>>) => Promise<AuthAnswer>,
  ...guards: readonly RequestHandler[]
) => void

export function bindServeAuth(router: Router, shopOf: ShopOf): ServeAuth {
  return (endpoint, handle, ...guards) => {
    const answer: RequestHandler = async (request, response) => {
      noteRoute(response, endpoint.path)
      const { provider } = request.params
      const input = {
        shop: await shopOf(request),
        request,
        response,
        body: bodyOf(endpoint, request),
        provider: typeof provider === 'string' ? provider : '',
      }
      send(request, response, await handle(input))
    }
    if (endpoint.method === 'GET') router.get(endpoint.path, ...guards, answer)
    else router.post(endpoint.path, parse, ...guards, answer)
  }
}

function bodyOf<E extends Endpoint>(endpoint: E, request: Request): BodyOf<E>
function bodyOf(endpoint: Endpoint, request: Request): unknown {
  return endpoint.body && check(endpoint.body, request.body ?? {}, 'body')
}

function send(
  request: Request,
  response: Response,
  { status = 200, body, goTo }: AuthAnswer,
): void {
  response.set('Cache-Control', 'no-store')
  const form: unknown = request.body
  const isJson = typeof form === 'object' && form !== null && 'json' in form && form.json === 'true'
  if (goTo === undefined) response.status(status).json(body ?? {})
  else if (isJson) response.status(status).json({ url: goTo })
  else response.redirect(302, goTo)
}
