import type { Failure } from '@stemside/rules/contract'

/** Ends a request with an HTTP status and a message for the caller. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly status: number
  /** Further fields of the answer. */
  readonly details: Omit<Failure, 'status' | 'message'>

  constructor(status: number, message: string, details: Omit<Failure, 'status' | 'message'> = {}) {
    super(message)
    this.status = status
    this.details = details
  }

  toAnswer(): Failure {
    return { status: 'failed', message: this.message, ...this.details }
  }
}
