import { storeDateHeader } from '@stemside/rules/contract/calls'
import type { RequestHandler } from 'express'
import type { ShopOf } from './serve.ts'

/**
 * Sets the `Date` header to the shop's time. Node.js would send the machine's, and the browser would
 * not see a clock that the mock tools have set.
 */
export function storeDate(shopOf: ShopOf): RequestHandler {
  return async (request, response, next) => {
    const { clock } = await shopOf(request)
    response.set(storeDateHeader, clock.now().toUTCString())
    next()
  }
}
