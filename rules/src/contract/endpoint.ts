import * as z from 'zod/mini'
import type { Call } from './calls.ts'

/** The body of every refusal: a sentence for the shopper, and the fields that do not fit the schema. */
export const failureSchema = z.object({
  status: z.literal('failed'),
  message: z.string(),
  /** The message again, under the name that the account's calls use (§7). */
  error: z.optional(z.string()),
  issues: z.optional(z.array(z.object({ path: z.string(), reason: z.string() }))),
  /** With 409, if an order's figures differ: the server's own, under the wire's names. */
  figures: z.optional(z.record(z.string(), z.number())),
  /** With 409, if the cart was ordered a few minutes ago: that order. */
  orderId: z.optional(z.string()),
  /** With 422, if an order's coupon cannot be used: its code. The order can be sent without it. */
  couponCode: z.optional(z.string()),
})
export type Failure = z.infer<typeof failureSchema>

export interface Endpoint extends Call {
  readonly summary: string
  readonly query?: z.ZodMiniType
  readonly body?: z.ZodMiniType
  /** `text`: the body as it was sent, for a signature. Default: `json`. */
  readonly bodyType?: 'json' | 'form' | 'text'
  readonly headers?: z.ZodMiniType
  readonly response: z.ZodMiniType
  /** A GET that changes something, sends a mail or counts a visit: its HEAD is refused with 405. */
  readonly acts?: true
  /** The documented refusals besides 400. */
  readonly refusals?: readonly number[]
}

/** Part of the response of every successful call. */
export const succeeded = z.literal('success')

/** The idempotency key: random, new for each order, return or letter, and the same in each retry. */
export const idempotencyKeySchema = z.optional(z.string().check(z.minLength(8), z.maxLength(128)))

/** What the store knows about an idempotency key. `placed`: what was asked for is done. */
export const askedSchema = z.object({
  status: succeeded,
  state: z.enum(['none', 'running', 'placed']),
})
export type Asked = z.infer<typeof askedSchema>
