import { storeDateHeader } from '@stemside/rules/contract/calls'
import { ApiError, namedIn, saysFailed, serverMessage } from './ApiError.ts'

export interface Call {
  readonly method: 'GET' | 'POST'
  readonly path: string
  /** Another origin than the store's. */
  readonly origin?: string
  readonly query?: Readonly<Record<string, string | undefined>>
  readonly json?: unknown
  readonly form?: Readonly<Record<string, string>>
  readonly headers?: Readonly<Record<string, string>>
  /** Timeout in milliseconds. */
  readonly patience?: number
}

export interface Transport {
  readonly fetch: typeof globalThis.fetch
  /** Origin of the store; empty if the page has the same origin. */
  readonly origin: string
  /** `credentials` of calls to the store: which of them carry its cookies. @default 'same-origin' */
  readonly credentials?: RequestCredentials
  /** Called with the `Date` header of each answer of the store. */
  readonly onDate?: (header: string | null) => void
}

interface Answer {
  readonly body: unknown
  readonly headers: Headers
}

/**
 * Sends one call and returns its JSON. Throws only `ApiError`: an answer with `status: "failed"` is a refusal, whatever
 * its HTTP status is below 500 (§7, §8). A 5xx is a fault of the store, which says nothing of the call.
 */
export async function send(transport: Transport, call: Call): Promise<unknown> {
  return (await sendForHeaders(transport, call)).body
}

/** Like `send`, but also returns the answer's headers. */
export async function sendForHeaders(transport: Transport, call: Call): Promise<Answer> {
  // `AbortSignal.timeout` is younger than the oldest browsers of the shop.
  const limit = new AbortController()
  const timer = setTimeout(() => limit.abort(), call.patience ?? 10_000)
  try {
    return await ask(transport, call, limit.signal)
  } finally {
    clearTimeout(timer)
  }
}

async function ask(transport: Transport, call: Call, signal: AbortSignal): Promise<Answer> {
  const response = await reach(transport, call, signal)
  // The clock of another host may differ from the store's.
  if (call.origin === undefined) transport.onDate?.(response.headers.get(storeDateHeader))
  // A 5xx may come from a gateway, which answers with a page.
  const body: unknown =
    response.status < 500
      ? await readJson(response, call)
      : await response.json().catch(() => undefined)
  const isFailed = saysFailed(body)
  if (response.ok && !isFailed) return { body, headers: response.headers }
  const said = serverMessage(body)
  if (response.status < 500 && (isFailed || said !== undefined)) {
    throw new ApiError('refused', said ?? 'The store refused this.', response.status, namedIn(body))
  }
  throw new ApiError(
    'broken',
    said ?? `${hostOf(call)} could not answer just now. Please try again.`,
    response.status,
  )
}

async function reach(
  { fetch, origin, credentials = 'same-origin' }: Transport,
  call: Call,
  signal: AbortSignal,
): Promise<Response> {
  const { body, type } = encode(call)
  try {
    return await fetch((call.origin ?? origin) + call.path + queryOf(call), {
      method: call.method,
      headers: { accept: 'application/json', ...type, ...call.headers },
      ...(body === undefined ? {} : { body }),
      credentials: call.origin === undefined ? credentials : 'same-origin',
      signal,
    })
  } catch {
    if (signal.aborted) throw new ApiError('timeout', `${hostOf(call)} took too long to answer.`)
    throw new ApiError('offline', `${hostOf(call)} could not be reached.`)
  }
}

/** The host that is called, for error messages. */
function hostOf({ origin = 'The store' }: Call): string {
  return origin
}

function encode({ json, form }: Call) {
  if (form !== undefined) return { body: new URLSearchParams(form), type: {} }
  if (json === undefined) return { body: undefined, type: {} }
  return { body: JSON.stringify(json), type: { 'content-type': 'application/json' } }
}

function queryOf({ query = {} }: Call): string {
  const given = Object.entries(query).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  )
  return given.length === 0 ? '' : `?${new URLSearchParams(given).toString()}`
}

async function readJson(response: Response, call: Call): Promise<unknown> {
  try {
    return await response.json()
  } catch {
    const said = `${hostOf(call)} gave an answer that cannot be read.`
    throw new ApiError('broken', said, response.status)
  }
}
