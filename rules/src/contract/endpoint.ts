import * as z from 'zod/mini'
import type { Call } from './calls.ts'

/** Every refusal: a sentence a person understands, and where the body did not fit, the places. */
export const failureSchema = z.object({
  status: z.literal('failed'),
  message: z.string(),
  /** The message once more, under the name that the account's calls read it by (§7). */
  error: z.optional(z.string()),
  issues: z.optional(z.array(z.object({ path: z.string(), reason: z.string() }))),
  /** The right figures of an order whose total differs (409), under the wire's names. */
  figures: z.optional(z.record(z.string(), z.number())),
})
export type Failure = z.infer<typeof failureSchema>

export interface Endpoint extends Call {
  readonly summary: string
  readonly query?: z.ZodMiniType
  readonly body?: z.ZodMiniType
  /** `json` unless said otherwise. */
  readonly bodyType?: 'json' | 'form'
  readonly headers?: z.ZodMiniType
  readonly response: z.ZodMiniType
  /** The refusals that it documents besides 400. */
  readonly refusals?: readonly number[]
}

/** What the answer of every call that went well says. */
export const succeeded = z.literal('success')

/** The client chooses it at random for one order or one return, and sends the same one with each retry. */
export const idempotencyKeySchema = z.optional(z.string().check(z.minLength(8), z.maxLength(128)))
