import { storeDateHeader } from '@stemside/rules/contract/calls'
import type { RequestHandler } from 'express'
import type { Spaces } from '../tools/Spaces.ts'

/**
 * Sets the `Date` header to the shop's time. Node.js would send the machine's, and the browser would
 * not see a clock that the mock tools have set.
 */
export function storeDate(spaces: Spaces): RequestHandler {
  return async (request, response, next) => {
    const { shop } = await spaces.of(request)
    response.set(storeDateHeader, shop.clock.now().toUTCString())
    next()
  }
}
