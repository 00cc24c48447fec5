import { normaliseEmail } from '@stemside/rules'
import { emailSchema } from '@stemside/rules/contract'
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
 * Twenty of 10,000 codes are one chance in 500. Somebody else's wrong passwords do not stop the
 * owner from logging in with a code, nor wrong codes from logging in with the password.
 */
const wrongCodesADay = 20
const wrongPasswordsAnHour = 20

export interface Limits {
  /** By the address of the client. */
  readonly requests: RequestHandler
  /** By the e-mail address of the request; stands behind the body parser. */
  readonly mailsToOne: RequestHandler
  /** Wrong codes, by `email` in the body. */
  readonly codeTries: RequestHandler
  /** Wrong passwords of both log-in calls together: POST /user/emaillogin has `email` in its body. */
  readonly passwordTries: RequestHandler
  /** The credentials callback of /api/auth has `username` in its body. */
  readonly credentialTries: RequestHandler
}

const pass: RequestHandler = (_request, _response, next) => next()

/** For load and fuzz runs. */
export const unlimited: Limits = {
  requests: pass,
  mailsToOne: pass,
  codeTries: pass,
  passwordTries: pass,
  credentialTries: pass,
}

/** Limits that are counted in the store, so that all processes of one store share them. */
export function createLimits(store: Store): Limits {
  const codes = { what: 'codes', limit: wrongCodesADay, windowMs: dayMs } as const
  const passwords = { what: 'passwords', limit: wrongPasswordsAnHour, windowMs: hourMs } as const
  return {
    requests: requestLimits(store),
    mailsToOne: mailLimit(store),
    codeTries: wrongTries(store, { ...codes, field: 'email' }),
    passwordTries: wrongTries(store, { ...passwords, field: 'email' }),
    credentialTries: wrongTries(store, { ...passwords, field: 'username' }),
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
    keyGenerator: (request) => emailIn(request, 'email') ?? '',
    skip: (request) => emailIn(request, 'email') === undefined,
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

interface Tries {
  readonly what: 'codes' | 'passwords'
  readonly field: EmailField
  readonly limit: number
  readonly windowMs: number
}

/** Each try is counted before it is compared, and taken back if it was right. */
function wrongTries(store: Store, { what, field, limit, windowMs }: Tries): RequestHandler {
  return limitTo(store, `wrong ${what}`, {
    limit,
    windowMs,
    keyGenerator: (request) => emailIn(request, field) ?? '',
    skip: (request) =>
      emailIn(request, field) === undefined || (what === 'passwords' && hasCode(request)),
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

/** The field of a request that has the e-mail address. /api/auth calls it `username`. */
type EmailField = 'email' | 'username'

/**
 * The e-mail address in a field of the body or, for GET and HEAD, of the query. Undefined where it is not an
 * e-mail address: the call refuses it then, and a limit keeps no long texts as keys.
 */
function emailIn(request: Request, field: EmailField): string | undefined {
  const sent: unknown = request.method === 'POST' ? request.body : request.query
  if (typeof sent !== 'object' || sent === null) return undefined
  const { data } = emailSchema.safeParse(new Map(Object.entries(sent)).get(field))
  return data === undefined ? undefined : normaliseEmail(data)
}

/** The credentials callback compares no password where the body has a code. */
function hasCode(request: Request): boolean {
  const body: unknown = request.body
  return (
    typeof body === 'object' && body !== null && 'code' in body && typeof body.code === 'string'
  )
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
