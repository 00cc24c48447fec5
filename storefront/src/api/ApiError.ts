/**
 * Why a call failed, in the terms that a page can act on: `offline`: the store was not reached ·
 * `timeout`: no answer in time · `refused`: the store refused, with `status` and its own sentence ·
 * `broken`: the answer cannot be used (5xx, no JSON).
 */
export class ApiError extends Error {
  readonly kind: 'offline' | 'timeout' | 'refused' | 'broken'
  readonly status: number | undefined
  /** The order that stands, where the store refuses another one of the same cart. */
  readonly orderId: string | undefined

  constructor(kind: ApiError['kind'], message: string, status?: number, orderId?: string) {
    super(message)
    this.name = 'ApiError'
    this.kind = kind
    this.status = status
    this.orderId = orderId
  }
}

/** The order that a refusal names. */
export function orderIdIn(body: unknown): string | undefined {
  if (typeof body !== 'object' || body === null) return undefined
  const id: unknown = Reflect.get(body, 'orderId')
  return typeof id === 'string' ? id : undefined
}

/** The result of a call that looks something up; undefined if the store does not know it. */
export async function ifKnown<T>(call: Promise<T>): Promise<T | undefined> {
  try {
    return await call
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return undefined
    throw error
  }
}

/** Popups read `message`, then `error`, then the misspelt `mesage` (specification §8). */
export function serverMessage(body: unknown): string | undefined {
  if (typeof body !== 'object' || body === null) return undefined
  for (const name of ['message', 'error', 'mesage']) {
    const text: unknown = Reflect.get(body, name)
    if (typeof text === 'string' && text.trim() !== '') return text
  }
  return undefined
}
