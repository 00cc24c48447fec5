import type { RequestHandler } from 'express'
import type { Reader } from '../store/port.ts'
import type { Spaces } from '../tools/Spaces.ts'

/**
 * Runs a guard, except for a request whose Idempotency-Key is known: a shopper whose answer was lost must get it,
 * and a repeat sends no mail and looks up no code.
 * @param isKnown - whether the store has this key
 */
export function unlessRepeated(
  spaces: Spaces,
  isKnown: (reader: Reader, key: string) => Promise<boolean>,
  guard: RequestHandler,
): RequestHandler {
  return async (request, response, next) => {
    const key = request.get('idempotency-key')
    if (key !== undefined) {
      const { shop } = await spaces.of(request)
      if (await isKnown(shop.store, key)) return next()
    }
    return guard(request, response, next)
  }
}
