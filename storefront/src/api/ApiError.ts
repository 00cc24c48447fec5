import { fieldOf, filledText } from './fieldOf.ts'

/** What the refusal of an order can name besides its sentence. */
export interface Named {
  /** The order that stands, if the store refuses another one of the same cart. */
  readonly orderId?: string | undefined
  /** The coupon for which the store refuses the order: it can be sent without it. */
  readonly couponCode?: string | undefined
}

/**
 * Why a call failed, in the terms that a page can act on: `offline`: the store was not reached ·
 * `timeout`: no answer in time · `refused`: the store refused, with its HTTP `status`, and with its own sentence if it has one ·
 * `broken`: the answer cannot be used (5xx, no JSON, or no order number).
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

/** A text of an answer; undefined if the answer has none by this name, or a blank one. */
function textIn(body: unknown, name: string): string | undefined {
  return filledText(fieldOf(body, name))
}

/** Reads what a refusal names: fields of the contract's failure. */
export function namedIn(body: unknown): Named {
  return { orderId: textIn(body, 'orderId'), couponCode: textIn(body, 'couponCode') }
}

/**
 * The result of a call that looks something up; undefined if the store does not know it, which it says by 404, or by
 * `status: "failed"` under an HTTP status of success.
 */
export async function ifKnown<T>(call: Promise<T>): Promise<T | undefined> {
  try {
    return await call
  } catch (error) {
    if (error instanceof ApiError && (error.status === 404 || isPlainFailure(error))) {
      return undefined
    }
    throw error
  }
}

/** Whether the store refused the call. */
export function isRefusal(error: unknown): error is ApiError {
  return error instanceof ApiError && error.kind === 'refused'
}

/** The HTTP statuses of refusals that the store sends before it reads what the call is about. */
const early: ReadonlySet<number | undefined> = new Set([401, 403, 408, 425, 429])

/** Whether the store refused the content of the call. Other refusals are about its sender, or about the time. */
export function isAboutContent(error: unknown): boolean {
  return isRefusal(error) && !early.has(error.status)
}

/** Whether the store refused by `status: "failed"` although the HTTP status says success. */
export function isPlainFailure({ kind, status = 500 }: ApiError): boolean {
  return kind === 'refused' && status < 300
}

/** Whether an answer says `status: "failed"` (specification §7). */
export function saysFailed(body: unknown): boolean {
  return textIn(body, 'status') === 'failed'
}

/** Popups read `message`, then `error`, then the misspelt `mesage` (specification §8). */
export function serverMessage(body: unknown): string | undefined {
  return textIn(body, 'message') ?? textIn(body, 'error') ?? textIn(body, 'mesage')
}
