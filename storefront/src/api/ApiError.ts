/**
 * Why a call did not give what was asked, in the terms that a page can act on:
 * `offline` nothing was reached · `timeout` no answer in time · `refused` the store said no, with
 * `status` and its own sentence · `broken` an answer that nobody can use (5xx, no JSON).
 */
export class ApiError extends Error {
  readonly kind: 'offline' | 'timeout' | 'refused' | 'broken'
  readonly status: number | undefined

  constructor(kind: ApiError['kind'], message: string, status?: number) {
    super(message)
    this.name = 'ApiError'
    this.kind = kind
    this.status = status
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
