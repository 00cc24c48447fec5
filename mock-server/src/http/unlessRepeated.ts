import type { RequestHandler } from 'express'
import { readKey, type OnceKind } from '../once/once.ts'
import type { ShopOf } from './serve.ts'

/**
 * Runs a guard, except for a request whose Idempotency-Key is known: a shopper whose answer was lost must get it,
 * and a repeat sends no mail and looks up no code.
 */
export type UnlessRepeated = (kind: OnceKind, guard: RequestHandler) => RequestHandler

export function bindUnlessRepeated(shopOf: ShopOf): UnlessRepeated {
  return (kind, guard) => async (request, response, next) => {
    const key = request.get('idempotency-key')
    if (key !== undefined) {
      const { store } = await shopOf(request)
      if ((await readKey(store, kind, key)).state !== 'none') return next()
    }
    return guard(request, response, next)
  }
}
