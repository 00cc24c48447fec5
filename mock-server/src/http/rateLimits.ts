import { calls } from '@stemside/rules/contract/calls'
import { Router } from 'express'
import { rateLimit } from 'express-rate-limit'
import { Refusal } from './Refusal.ts'

/**
 * Requests a minute from one address. Codes and orders shall not be found by trying, and nobody
 * shall send a thousand strangers our mail.
 */
const limits = {
  [calls.getCoupon.path]: 60,
  [calls.placeOrder.path]: 60,
  [calls.getOrder.path]: 60,
  [calls.subscribeEmail.path]: 20,
  [calls.sendContact.path]: 20,
  [calls.getSite.path]: 120,
}

/** Slows down who asks too often. */
export function rateLimits(): Router {
  const router = Router()
  for (const [path, limit] of Object.entries(limits)) {
    router.use(
      path,
      rateLimit({
        windowMs: 60_000,
        limit,
        standardHeaders: 'draft-8',
        legacyHeaders: false,
        // The address is the connection's own: a header could name any.
        validate: { xForwardedForHeader: false },
        handler: () => {
          throw new Refusal(429, 'Too many tries. Please wait a minute and try again.')
        },
      }),
    )
  }
  return router
}
