import type { RequestHandler } from 'express'
import { readKey, type OnceKind } from '../once/once.ts'
import type { Spaces } from '../tools/Spaces.ts'

/**
 * Runs a guard, except for a request whose Idempotency-Key is known: a shopper whose answer was lost must get it,
 * and a repeat sends no mail and looks up no code.
 */
export function unlessRepeated(
  spaces: Spaces,
  kind: OnceKind,
  guard: RequestHandler,
): RequestHandler {
  return async (request, response, next) => {
    const key = request.get('idempotency-key')
    if (key !== undefined) {
      const { shop } = await spaces.of(request)
      if ((await readKey(shop.store, kind, key)).state !== 'none') return next()
    }
    return guard(request, response, next)
  }
}
