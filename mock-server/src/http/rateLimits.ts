import { normaliseEmail } from '@stemside/rules'
import { accountCalls, authCalls, calls } from '@stemside/rules/contract/calls'
import { Router, type Request, type RequestHandler, type Response } from 'express'
import { rateLimit, type Options } from 'express-rate-limit'
import type { Store } from '../store/port.ts'
import { Refusal } from './Refusal.ts'
import { StoredHits } from './StoredHits.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs

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
  [accountCalls.sendCode.path]: 10,
  [accountCalls.verifyCode.path]: 20,
  [accountCalls.createAccount.path]: 20,
  [accountCalls.logIn.path]: 20,
  [accountCalls.logInByCode.path]: 20,
  [accountCalls.updatePassword.path]: 20,
  '/api/auth/callback': 20,
  [authCalls.logAuth.path]: 20,
}

/** Requests a minute that may write, to all paths without a limit of their own together. */
const otherWritesAMinute = 60

/** Unknown coupon codes a minute, by /get_coupon and /get_skus together. A shopper mistypes a few. */
const unknownCodesAMinute = 30

/** Requests a day that send mail to one e-mail address, from all clients together. */
const mailsADay = 10

/**
 * Wrong codes of one e-mail address a day, and wrong passwords an hour, from all clients together.
 * Twenty of 10,000 codes are one chance in 500. Who is shut out by somebody else's guesses can use
 * the other way to log in.
 */
const wrongCodesADay = 20
const wrongPasswordsAnHour = 20

export interface Limits {
  /** By the address of the client. */
  readonly requests: RequestHandler
  /** By the e-mail address of the request; stands behind the body parser. */
  readonly mailsToOne: RequestHandler
  /** Wrong codes and wrong passwords, by the e-mail address in the body. */
  readonly codeTries: RequestHandler
  readonly passwordTries: RequestHandler
}

const pass: RequestHandler = (_request, _response, next) => next()

/** For load and fuzz runs. */
export const unlimited: Limits = {
  requests: pass,
  mailsToOne: pass,
  codeTries: pass,
  passwordTries: pass,
}

/** Limits that are counted in the store, so that all processes of one store share them. */
export function createLimits(store: Store): Limits {
  return {
    requests: requestLimits(store),
    mailsToOne: mailLimit(store),
    codeTries: wrongTries(store, 'codes', { limit: wrongCodesADay, windowMs: dayMs }),
    passwordTries: wrongTries(store, 'passwords', {
      limit: wrongPasswordsAnHour,
      windowMs: hourMs,
    }),
  }
}

function requestLimits(store: Store): Router {
  const router = Router()
  for (const [path, limit] of Object.entries(requestsAMinute)) {
    router.use(path, limitTo(store, path, { limit }))
  }
  router.use(
    limitTo(store, 'other writes', { limit: otherWritesAMinute, skip: isReadOrHasOwnLimit }),
  )
  router.use(
    [calls.getCoupon.path, calls.getSkus.path],
    limitTo(store, 'unknown codes', {
      limit: unknownCodesAMinute,
      skip: ({ query }) => query['code'] === undefined && query['couponCode'] === undefined,
      // Every look-up is counted first, and taken back if the code exists: counting afterwards
      // would let any number of guesses through at once.
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

function mailLimit(store: Store): RequestHandler {
  return limitTo(store, 'mails', {
    windowMs: dayMs,
    limit: mailsADay,
    keyGenerator: (request) => emailIn(request) ?? '',
    skip: (request) => emailIn(request) === undefined,
    handler: () => {
      throw new Refusal(
        429,
        'We sent many e-mails to this address today. Please try again tomorrow.',
      )
    },
  })
}

/** Notes for the limits that a password or code was wrong, where the answer is a redirect. */
export function noteWrongTry(response: Response): void {
  response.locals['tryWasWrong'] = true
}

/** Each try is counted before it is compared, and taken back if it was right. */
function wrongTries(
  store: Store,
  what: 'codes' | 'passwords',
  window: { readonly limit: number; readonly windowMs: number },
): RequestHandler {
  return limitTo(store, `wrong ${what}`, {
    ...window,
    keyGenerator: (request) => emailIn(request) ?? '',
    skip: (request) => emailIn(request) === undefined,
    skipSuccessfulRequests: true,
    requestWasSuccessful: (_request, { statusCode, locals }) =>
      statusCode < 400 && locals['tryWasWrong'] !== true,
    handler: () => {
      throw new Refusal(
        429,
        what === 'codes'
          ? 'There were too many wrong codes for this e-mail address today. Please log in with your password.'
          : 'There were too many wrong passwords for this e-mail address. Please log in with a code, or wait an hour.',
      )
    },
  })
}

/** The e-mail address in the body, which /api/auth calls `username`; that of GET /user/otp/generate stands in the query. */
function emailIn(request: Request): string | undefined {
  const body: unknown = request.method === 'GET' ? request.query : request.body
  if (typeof body !== 'object' || body === null) return undefined
  const email = 'email' in body ? body.email : 'username' in body ? body.username : undefined
  return typeof email === 'string' ? normaliseEmail(email) : undefined
}

function isReadOrHasOwnLimit({ method, path }: Request): boolean {
  return ['GET', 'HEAD', 'OPTIONS'].includes(method) || path in requestsAMinute
}

function limitTo(store: Store, name: string, options: Partial<Options>): RequestHandler {
  const { windowMs = minuteMs } = options
  return rateLimit({
    store: new StoredHits(store, name, windowMs),
    windowMs,
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
