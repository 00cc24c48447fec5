import { calls } from '@stemside/rules/contract/calls'
import { Router, type Request, type RequestHandler, type Response } from 'express'
import { rateLimit, type Options } from 'express-rate-limit'
import { Refusal } from './Refusal.ts'

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs

/** Requests a minute from one address, by path. */
const requestsAMinute: Readonly<Record<string, number>> = {
  [calls.getOrder.path]: 60,
  [calls.getSite.path]: 120,
  [calls.getSkus.path]: 300,
  [calls.updateCart.path]: 120,
  [calls.insertCart.path]: 30,
  [calls.insertAnalytics.path]: 240,
  [calls.placeOrder.path]: 60,
  [calls.subscribeEmail.path]: 20,
  [calls.sendContact.path]: 20,
}

/** Requests a minute that may write, to all paths without a limit of their own together. */
const otherWritesAMinute = 60

/** Coupon codes that do not exist, by /get_coupon and /get_skus together. A shopper mistypes a few. */
const wrongCodesAMinute = 30

/** Requests that mail one address, from whichever addresses they come. */
const mailsADay = 10

export interface Limits {
  /** By the address of the client. */
  readonly requests: RequestHandler
  /** By the address that the body names; stands behind the body parser. */
  readonly mailsToOne: RequestHandler
}

const unlimited: RequestHandler = (_request, _response, next) => next()

export function createLimits(areOn: boolean): Limits {
  if (!areOn) return { requests: unlimited, mailsToOne: unlimited }
  return { requests: requestLimits(), mailsToOne: mailLimit() }
}

function requestLimits(): Router {
  const router = Router()
  for (const [path, limit] of Object.entries(requestsAMinute)) router.use(path, limitTo({ limit }))
  router.use(limitTo({ limit: otherWritesAMinute, skip: isReadOrHasOwnLimit }))
  router.use(
    [calls.getCoupon.path, calls.getSkus.path],
    limitTo({
      limit: wrongCodesAMinute,
      skip: ({ query }) => query['code'] === undefined && query['couponCode'] === undefined,
      // Of look-ups, only those of codes that do not exist are counted.
      skipSuccessfulRequests: true,
      requestWasSuccessful: (_request, response) => response.locals['codeIsUnknown'] !== true,
    }),
  )
  return router
}

/** Notes for the limits that this request asked for a coupon code that does not exist. */
export function noteUnknownCode(response: Response): void {
  response.locals['codeIsUnknown'] = true
}

function mailLimit(): RequestHandler {
  return limitTo({
    windowMs: dayMs,
    limit: mailsADay,
    keyGenerator: (request) => emailIn(request) ?? '',
    skip: (request) => emailIn(request) === undefined,
    handler: () => {
      throw new Refusal(429, 'This address was mailed often today. Please try again tomorrow.')
    },
  })
}

function emailIn(request: Request): string | undefined {
  const body: unknown = request.body
  if (typeof body !== 'object' || body === null || !('email' in body)) return undefined
  return typeof body.email === 'string' ? body.email.trim().toLowerCase() : undefined
}

function isReadOrHasOwnLimit({ method, path }: Request): boolean {
  return ['GET', 'HEAD', 'OPTIONS'].includes(method) || path in requestsAMinute
}

function limitTo(options: Partial<Options>): RequestHandler {
  return rateLimit({
    windowMs: minuteMs,
    standardHeaders: 'draft-8',
    legacyHeaders: false,
    // TRUST_PROXY decides whether X-Forwarded-For counts; express gives the address accordingly.
    validate: { xForwardedForHeader: false },
    handler: () => {
      throw new Refusal(429, 'Too many tries. Please wait a minute and try again.')
    },
    ...options,
  })
}
