/** What the refusal of an order can name besides its sentence. */
export interface Named {
  /** The order that stands, where the store refuses another one of the same cart. */
  readonly orderId?: string | undefined
  /** The coupon for which the store refuses the order: it can be sent without it. */
  readonly couponCode?: string | undefined
}

/**
 * Why a call failed, in the terms that a page can act on: `offline`: the store was not reached ·
 * `timeout`: no answer in time · `refused`: the store refused, with `status` and its own sentence ·
 * `broken`: the answer cannot be used (5xx, no JSON).
 */
export class ApiError extends Error {
  readonly kind: 'offline' | 'timeout' | 'refused' | 'broken'
  readonly status: number | undefined
  /** What else the refusal of an order names. */
  readonly named: Named

  constructor(kind: ApiError['kind'], message: string, status?: number, named: Named = {}) {
    super(message)
    this.name = 'ApiError'
    this.kind = kind
    this.status = status
    this.named = named
  }
}

/** Reads what a refusal names: fields of the contract's failure. */
export function namedIn(body: unknown): Named {
  const textOf = (name: string) => {
    const text: unknown =
      typeof body === 'object' && body !== null ? Reflect.get(body, name) : undefined
    return typeof text === 'string' ? text : undefined
  }
  return { orderId: textOf('orderId'), couponCode: textOf('couponCode') }
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
