import express, { type RequestHandler } from 'express'
import { misfit } from './check.ts'

/** Parses JSON bodies. Refuses a body that it cannot read with 400 and `issues`, as `check` does (§7.24). */
export function jsonBody(limit: string): RequestHandler {
  return withIssues(express.json({ limit }), 'This is not a JSON object')
}

/** Parses the bodies of forms, as `jsonBody` does JSON. */
export function formBody(limit: string): RequestHandler {
  return withIssues(express.urlencoded({ limit, extended: false }), 'This form cannot be read')
}

/** Reads any body as text, for a signature. */
export function textBody(limit: string): RequestHandler {
  return withIssues(express.text({ limit, type: () => true }), 'This body cannot be read')
}

/** The parser's own 400 quotes the body. Other statuses, such as 413, are left as they are. */
function withIssues(parse: RequestHandler, reason: string): RequestHandler {
  return (request, response, next) =>
    parse(request, response, (error?: unknown) => {
      next(isBadRequest(error) ? misfit([{ path: 'body', reason }]) : error)
    })
}

function isBadRequest(error: unknown): boolean {
  return error instanceof Error && 'status' in error && error.status === 400
}
