import { createHash } from 'node:crypto'

/** The hash of a request, to tell whether its Idempotency-Key comes with the same request again. */
export function hashOf(request: object): string {
  return createHash('sha256').update(JSON.stringify(request)).digest('hex')
}
