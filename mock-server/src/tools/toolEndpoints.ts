import type { Endpoint } from '@stemside/rules/contract'
import * as z from 'zod/mini'
import { stockedSkus } from '../seed/stock.ts'
import { snapshotSchema } from '../store/rowSchemas.ts'
import { scenarioNames } from './scenarios.ts'

const succeeded = z.literal('success')
const done = z.object({ status: succeeded })

/** A whole number: JSON has it as a number, a form as digits. */
const whole = (least: number, most: number) =>
  z.coerce.number().check(z.int(), z.minimum(least), z.maximum(most))

/** Dates far away have no ISO form with four digits. */
function isInThisCentury(text: string): boolean {
  const time = Date.parse(text)
  return time >= Date.UTC(2000, 0) && time < Date.UTC(2101, 0)
}

const faultSchema = z.object({
  path: z.string(),
  method: z.optional(z.string()),
  status: z.optional(z.number()),
  delayMs: z.optional(z.number()),
  times: z.optional(z.number()),
  drop: z.optional(z.enum(['before', 'after'])),
})

/** The helpers under /__mock. Off in production mode. Source: §7.28. */
export const toolEndpoints = {
  reset: {
    method: 'POST',
    path: '/__mock/reset',
    summary: 'Back to the seed data, without faults, at the present time.',
    response: done,
  },
  scenario: {
    method: 'POST',
    path: '/__mock/scenario',
    summary: 'Puts the shop into a named state.',
    body: z.strictObject({ name: z.enum(scenarioNames) }),
    response: done,
  },
  readClock: {
    method: 'GET',
    path: '/__mock/clock',
    summary: 'The time in the shop.',
    response: z.object({ status: succeeded, now: z.string() }),
  },
  setClock: {
    method: 'POST',
    path: '/__mock/clock',
    summary: 'Sets the time, from which it runs on. Without `now`: back to the present.',
    body: z.strictObject({
      now: z.optional(
        z.string().check(z.refine(isInThisCentury, 'must be a time from 2000 to 2100')),
      ),
    }),
    response: z.object({ status: succeeded, now: z.string() }),
  },
  setStock: {
    method: 'POST',
    path: '/__mock/stock',
    summary:
      'Sets how many of a sku there are. Those who asked to be told that it is back get their mail.',
    body: z.strictObject({ sku: z.enum(stockedSkus), units: whole(0, 1_000_000) }),
    response: done,
  },
  readOutbox: {
    method: 'GET',
    path: '/__mock/outbox',
    summary: 'The mails that would have been sent, newest first; `to` gives those of one address.',
    query: z.object({ to: z.optional(z.string()) }),
    response: z.array(
      z.object({
        id: z.string(),
        to: z.string(),
        /** Where an answer goes. */
        replyTo: z.optional(z.string()),
        subject: z.string(),
        text: z.string(),
        html: z.string(),
        /** The one-time code in it. */
        code: z.optional(z.string()),
        at: z.string(),
      }),
    ),
  },
  readFaults: {
    method: 'GET',
    path: '/__mock/faults',
    summary: 'The faults that are set.',
    response: z.object({ status: succeeded, faults: z.array(faultSchema) }),
  },
  setFaults: {
    method: 'POST',
    path: '/__mock/faults',
    summary:
      'Makes a path slow or fail; `drop: "after"` does the work and cuts the connection. An empty body clears all faults.',
    body: z.strictObject({
      path: z.optional(z.string().check(z.regex(/^\//), z.maxLength(200))),
      method: z.optional(z.enum(['GET', 'POST', 'HEAD', 'PUT', 'PATCH', 'DELETE'])),
      status: z.optional(whole(400, 599)),
      delayMs: z.optional(whole(0, 60_000)),
      times: z.optional(whole(1, 1_000_000)),
      drop: z.optional(z.enum(['before', 'after'])),
    }),
    response: z.object({ status: succeeded, faults: z.array(faultSchema) }),
  },
  readRequests: {
    method: 'GET',
    path: '/__mock/requests',
    summary: 'The last requests, newest first. Without bodies and queries.',
    response: z.object({
      status: succeeded,
      requests: z.array(
        z.object({
          id: z.string(),
          at: z.string(),
          method: z.string(),
          path: z.string(),
          status: z.number(),
          ms: z.number(),
        }),
      ),
    }),
  },
  exportState: {
    method: 'GET',
    path: '/__mock/state',
    summary: 'Everything that the store holds.',
    response: z.object({ status: succeeded, state: snapshotSchema }),
  },
  importState: {
    method: 'POST',
    path: '/__mock/state',
    summary: 'Replaces everything that the store holds.',
    body: z.strictObject({ state: snapshotSchema }),
    response: done,
  },
} as const satisfies Record<string, Endpoint>
