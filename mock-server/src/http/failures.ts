import type { ErrorRequestHandler, Request, RequestHandler } from 'express'
import { RulesError } from '@stemside/rules'
import { StoreUnavailable } from '../store/port.ts'
import { Refusal } from '../base/Refusal.ts'

/** Answers 404 if no route matches the path. */
export const unknownCall: RequestHandler = (request) => {
  throw new Refusal(404, `There is no ${request.method} ${shownPath(request)} here.`)
}

const mostShown = 200

/**
 * The path of a request, without its query, for a message. Inside a mounted router, Express keeps the first part of
 * the path in `baseUrl`. Characters that a path should have encoded, such as < or a quotation mark, are shown as a question mark.
 */
function shownPath({ baseUrl, path }: Request): string {
  const whole = baseUrl !== '' && path === '/' ? baseUrl : baseUrl + path
  const shown = whole.replaceAll(/[^\w\-.~%/:@+,]/g, '?')
  return shown.length > mostShown ? `${shown.slice(0, mostShown)}…` : shown
}

/** Turns any error into an answer of the documented shape. */
export const answerFailures: ErrorRequestHandler = (error: unknown, request, response, next) => {
  const refusal = refusalOf(error)
  // A Refusal is an expected answer; any other error behind a 5xx is a bug or a broken disk.
  if (refusal.status >= 500 && refusal !== error) {
    request.log.error({ err: error }, 'a request failed')
  }
  if (response.headersSent) {
    next(error)
    return
  }
  response.status(refusal.status).set('Cache-Control', 'no-store').json(refusal.toAnswer())
}

/** What a shopper reads after an unexpected failure. */
export const brokenSentence = 'Something went wrong in the store. Please try again.'

/** Messages for errors of Express and its body parser. Theirs may quote the request. */
const parserSentences: Readonly<Record<number, string>> = {
  400: 'This request could not be read.',
  413: 'This request is too large.',
  415: 'This request is written in a way that is not understood here.',
}

function refusalOf(error: unknown): Refusal {
  if (error instanceof Refusal) return error
  if (error instanceof RulesError) {
    return new Refusal(400, `This request does not fit: ${error.message}.`, {
      issues: [...error.issues],
    })
  }
  if (error instanceof StoreUnavailable) return new Refusal(503, error.message)
  if (error instanceof URIError) {
    return new Refusal(400, parserSentences[400] ?? '', {
      issues: [{ path: 'path', reason: 'This is not percent-encoded as it has to be' }],
    })
  }
  const status = statusOf(error)
  return status === undefined
    ? new Refusal(500, brokenSentence)
    : new Refusal(status, parserSentences[status] ?? 'This request could not be read.')
}

function statusOf(error: unknown): number | undefined {
  if (!(error instanceof Error)) return undefined
  const status = 'status' in error ? error.status : undefined
  return typeof status === 'number' && status >= 400 && status < 500 ? status : undefined
}
