import { storeDateHeader } from '@stemside/rules/contract/calls'
import type { RequestHandler } from 'express'
import type { Spaces } from '../tools/Spaces.ts'

/**
 * Gives each answer the shop's time as its `Date`: without it, Node.js writes the machine's, and a clock
 * that was set with the mock tools would not reach the browser.
 */
export function storeDate(spaces: Spaces): RequestHandler {
  return async (request, response, next) => {
    const { shop } = await spaces.of(request)
    response.set(storeDateHeader, shop.clock.now().toUTCString())
    next()
  }
}
