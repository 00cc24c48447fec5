import { normaliseEmail } from '@stemside/rules'
import { emailSchema, providerCalls } from '@stemside/rules/contract'
import { accountCalls, authCalls } from '@stemside/rules/contract/accountCalls'
import { calls } from '@stemside/rules/contract/calls'
import { Router, type Request, type RequestHandler, type Response } from 'express'
import { rateLimit, type Options } from 'express-rate-limit'
import type { Store } from '../store/port.ts'
import { clientKey } from './clientAddress.ts'
import { Refusal } from '../base/Refusal.ts'
import { StoredHits } from './StoredHits.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs

/** Requests a minute from one IP address, by path. */
const requestsAMinute: Readonly<Record<string, number>> = {
  [calls.getOrder.path]: 60,
  [accountCalls.readBook.path]: 60,
  // Asked every few seconds while a payer confirms a payment, by many behind one address of a mobile network.
  [calls.askOrder.path]: 600,
  [calls.askEGift.path]: 600,
  // A provider sends all its webhooks from few addresses.
  [providerCalls.receiveWebhook.path]: 1200,
  [calls.getSite.path]: 120,
  [calls.getSkus.path]: 300,
  [calls.updateCart.path]: 120,
  [calls.insertCart.path]: 30,
  [calls.insertAnalytics.path]: 240,
  [calls.placeOrder.path]: 60,
  [calls.subscribeEmail.path]: 20,
  [calls.sendContact.path]: 20,
  [calls.getGiftBalance.path]: 20,
  [calls.buyEGift.path]: 20,
  [accountCalls.sendCode.path]: 10,
  [accountCalls.verifyCode.path]: 20,
  [accountCalls.createAccount.path]: 20,
  [accountCalls.logIn.path]: 20,
  [accountCalls.logInByCode.path]: 20,
  [accountCalls.updatePassword.path]: 20,
  [authCalls.callback.path]: 20,
  [authCalls.logAuth.path]: 20,
}

/** Carts a minute that one address may read. */
const cartsAMinute = 60

/** Writing requests a minute from one address, summed over all paths that are not listed above. */
const otherWritesAMinute = 60

/** Unknown coupon codes a minute from one address, summed over /get_coupon and /get_skus: enough for typing errors, too few for guessing. */
const unknownCodesAMinute = 30

/** Mails a day to one email address: for one client, and for all clients together. */
const mailsADay = { one: 10, all: 30 }

/**
 * Wrong codes a day for one email address: for one client, and for all clients together. Two of 10,000 codes are
 * valid at a time, so twenty guesses succeed once in 250.
 */
const wrongCodesADay = { one: 10, all: 20 }

/**
 * Wrong passwords an hour for one email address and one client. There is no limit for all clients together:
 * others could exhaust it, and with the limits above the owner would have no way to log in.
 */
const wrongPasswordsAnHour = 10

/** Unknown gift codes an hour from one client, summed over GET /egift/balance and POST /place_order. */
const wrongGiftCodesAnHour = 10

export interface Limits {
  /** Counts requests by client address. */
  readonly requests: RequestHandler
  /** Counts mails by recipient, and by recipient and client. Use it after the body parser. */
  readonly mailsToOne: RequestHandler
  /** Adds to the same count, by the email addresses of `recipient` and `sender` in the body of POST /egift. */
  readonly giftMailsToOne: RequestHandler
  /** Counts wrong codes by `email` in the body. */
  readonly codeTries: RequestHandler
  /** Counts wrong passwords by `email` in the body, for POST /user/emaillogin. */
  readonly passwordTries: RequestHandler
  /** Adds to the same count, by `username` in the body of the credentials callback. */
  readonly credentialTries: RequestHandler
  /** Counts unknown gift codes by client, for GET /egift/balance and POST /place_order. */
  readonly giftCodeTries: RequestHandler
}

const pass: RequestHandler = (_request, _response, next) => next()

/** For load and fuzz runs. */
export const unlimited: Limits = {
  requests: pass,
  mailsToOne: pass,
  giftMailsToOne: pass,
  codeTries: pass,
  passwordTries: pass,
  credentialTries: pass,
  giftCodeTries: pass,
}

/** Limits whose counters are in the store, so that all processes share them. */
export function createLimits(store: Store): Limits {
  const codes = { what: 'codes', windowMs: dayMs, field: 'email' } as const
  const passwords = {
    what: 'passwords',
    limit: wrongPasswordsAnHour,
    windowMs: hourMs,
    by: 'client',
  } as const
  return {
    requests: requestLimits(store),
    mailsToOne: mailLimits(store, 'email'),
    giftMailsToOne: Router().use(mailLimits(store, 'recipient'), mailLimits(store, 'sender')),
    codeTries: Router().use(
      wrongTries(store, { ...codes, limit: wrongCodesADay.one, by: 'client' }),
      wrongTries(store, { ...codes, limit: wrongCodesADay.all, by: 'all' }),
    ),
    passwordTries: wrongTries(store, { ...passwords, field: 'email' }),
    credentialTries: wrongTries(store, { ...passwords, field: 'username' }),
    giftCodeTries: giftCodeLimit(store),
  }
}

function requestLimits(store: Store): Router {
  const router = Router()
  // By method: as a path, it would count POST /cart/update too.
  router.get(calls.getCart.path, limitTo(store, calls.getCart.path, { limit: cartsAMinute }))
  for (const [path, limit] of Object.entries(requestsAMinute)) {
    router.all(path, noteOwnLimit, limitTo(store, path, { limit }))
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

/** Marks the request as one for an unknown coupon code, for the limits. */
export function noteUnknownCode(response: Response): void {
  response.locals['codeIsUnknown'] = true
}

function mailLimits(store: Store, field: EmailField): Router {
  return Router().use(
    mailLimit(store, { field, limit: mailsADay.one, by: 'client' }),
    mailLimit(store, { field, limit: mailsADay.all, by: 'all' }),
  )
}

interface MailLimit {
  readonly field: EmailField
  readonly limit: number
  readonly by: CountedBy
}

function mailLimit(store: Store, { field, limit, by }: MailLimit): RequestHandler {
  return limitTo(store, `mails ${by}`, {
    windowMs: dayMs,
    limit,
    keyGenerator: (request) => keyOf(request, field, by),
    skip: (request) => emailIn(request, field) === undefined || isGiftToOneself(request, field),
    handler: () => {
      throw new Refusal(
        429,
        'We sent many emails to this address today. Please try again tomorrow.',
      )
    },
  })
}

/** Marks the request as a wrong try, for the limits: the answer is a redirect, whose status does not tell. */
export function noteWrongTry(response: Response): void {
  response.locals['tryWasWrong'] = true
}

interface Tries {
  readonly what: 'codes' | 'passwords'
  readonly field: EmailField
  readonly by: CountedBy
  readonly limit: number
  readonly windowMs: number
}

/** Counts each try before the comparison, and takes the count back after a right one. */
function wrongTries(store: Store, { what, field, by, limit, windowMs }: Tries): RequestHandler {
  return limitTo(store, `wrong ${what} ${by}`, {
    limit,
    windowMs,
    keyGenerator: (request) => keyOf(request, field, by),
    skip: (request) =>
      emailIn(request, field) === undefined || (what === 'passwords' && hasCode(request)),
    skipSuccessfulRequests: true,
    requestWasSuccessful: (_request, { statusCode, locals }) =>
      statusCode < 400 && locals['tryWasWrong'] !== true,
    handler: () => {
      throw new Refusal(
        429,
        what === 'codes'
          ? 'There were too many wrong codes for this email address today. Please log in with your password.'
          : 'There were too many wrong passwords for this email address. Please log in with a code, or wait an hour.',
      )
    },
  })
}

/** Marks the request as one for an unknown gift code, for the limits. */
export function noteWrongGiftCode(response: Response): void {
  response.locals['giftCodeIsWrong'] = true
}

/** Counts each code before it is looked up, and takes the count back if it exists. */
function giftCodeLimit(store: Store): RequestHandler {
  return limitTo(store, 'wrong gift codes', {
    limit: wrongGiftCodesAnHour,
    windowMs: hourMs,
    skip: (request) => request.method === 'POST' && !hasGiftCard(request),
    skipSuccessfulRequests: true,
    requestWasSuccessful: (_request, { locals }) => locals['giftCodeIsWrong'] !== true,
    handler: () => {
      throw new Refusal(429, 'There were too many wrong gift codes. Please wait an hour.')
    },
  })
}

function hasGiftCard({ body }: Request): boolean {
  const sent: unknown = body
  return typeof sent === 'object' && sent !== null && 'giftCard' in sent
}

/**
 * The field of a request that has the email address, or the person whose address it is. /api/auth calls it
 * `username`.
 */
type EmailField = 'email' | 'username' | 'recipient' | 'sender'

/** One request counts once for an address. */
function isGiftToOneself(request: Request, field: EmailField): boolean {
  return field === 'sender' && emailIn(request, 'recipient') === emailIn(request, 'sender')
}

/**
 * The email address in a field of the body (POST) or of the query (GET). Undefined for any other
 * text: the call refuses it anyway, and it must not become the key of a counter.
 */
function emailIn(request: Request, field: EmailField): string | undefined {
  const sent: unknown = request.method === 'POST' ? request.body : request.query
  const value = valueOf(sent, field)
  const isPerson = field === 'recipient' || field === 'sender'
  const { data } = emailSchema.safeParse(isPerson ? valueOf(value, 'email') : value)
  return data === undefined ? undefined : normaliseEmail(data)
}

function valueOf(sent: unknown, field: string): unknown {
  if (typeof sent !== 'object' || sent === null) return undefined
  return new Map<string, unknown>(Object.entries(sent)).get(field)
}

/** For each client separately, or for all clients together. */
type CountedBy = 'client' | 'all'

function keyOf(request: Request, field: EmailField, by: CountedBy): string {
  const email = emailIn(request, field) ?? ''
  return by === 'all' ? email : `${email} ${clientKey(request)}`
}

/** The credentials callback compares no password if the body has a code. */
function hasCode(request: Request): boolean {
  const body: unknown = request.body
  return (
    typeof body === 'object' && body !== null && 'code' in body && typeof body.code === 'string'
  )
}

const noteOwnLimit: RequestHandler = (_request, response, next) => {
  response.locals['hasOwnLimit'] = true
  next()
}

function isReadOrHasOwnLimit({ method }: Request, { locals }: Response): boolean {
  return ['GET', 'HEAD', 'OPTIONS'].includes(method) || locals['hasOwnLimit'] === true
}

function limitTo(store: Store, name: string, options: Partial<Options>): RequestHandler {
  const { windowMs = minuteMs } = options
  return rateLimit({
    store: new StoredHits(store, name, windowMs),
    windowMs,
    standardHeaders: 'draft-8',
    legacyHeaders: false,
    keyGenerator: clientKey,
    // TRUST_PROXY decides whether X-Forwarded-For counts; express gives the address accordingly.
    validate: { xForwardedForHeader: false },
    handler: () => {
      throw new Refusal(429, 'Too many tries. Please wait a minute and try again.')
    },
    ...options,
  })
}
