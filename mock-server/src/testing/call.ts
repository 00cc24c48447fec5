import { failureSchema, type Endpoint, type Failure } from '@stemside/rules/contract'
import { expect } from 'vitest'
import type * as z from 'zod/mini'

export interface Request {
  readonly query?: Readonly<Record<string, string>>
  readonly params?: Readonly<Record<string, string>>
  readonly headers?: Readonly<Record<string, string>>
  /** Sent as JSON, or as the fields of a form. */
  readonly body?: object
}

/** Sends a request to an endpoint, as a browser would. */
export function send(
  address: string,
  endpoint: Endpoint,
  request: Request = {},
): Promise<Response> {
  const { query = {}, params = {}, headers = {}, body } = request
  const asked = endpoint.path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(params[name] ?? ''),
  )
  const search = new URLSearchParams(query).toString()
  const isForm = endpoint.bodyType === 'form'
  return fetch(`${address}${asked}${search && `?${search}`}`, {
    method: endpoint.method,
    redirect: 'manual',
    headers: {
      ...(endpoint.method === 'POST'
        ? { 'content-type': isForm ? 'application/x-www-form-urlencoded' : 'application/json' }
        : {}),
      ...headers,
    },
    ...(body === undefined
      ? {}
      : {
          body: isForm
            ? new URLSearchParams(Object.entries(body)).toString()
            : JSON.stringify(body),
        }),
  })
}

/** Calls an endpoint, expects success, and checks the answer by its schema, without extra fields. */
export async function call<const E extends Endpoint>(
  address: string,
  endpoint: E,
  request?: Request,
): Promise<z.output<E['response']>>
export async function call(
  address: string,
  endpoint: Endpoint,
  request?: Request,
): Promise<unknown> {
  const response = await send(address, endpoint, request)
  const answer: unknown = await response.json()
  expect({ status: response.status, answer }).toEqual({ status: 200, answer })
  expect(endpoint.response.parse(answer)).toEqual(answer)
  return answer
}

/** Calls an endpoint and expects a refusal with a documented status and shape. */
export async function refusal(
  address: string,
  endpoint: Endpoint,
  request?: Request,
): Promise<Failure & { readonly code: number }> {
  const response = await send(address, endpoint, request)
  const answer: unknown = await response.json()
  const failure = failureSchema.parse(answer)
  expect(failure).toEqual(answer)
  expect([400, ...(endpoint.refusals ?? [])]).toContain(response.status)
  return { ...failure, code: response.status }
}
