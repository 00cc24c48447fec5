import type { Failure } from '@stemside/rules/contract'

/** A request that is refused, with its HTTP status and the sentence that the caller reads. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly status: number
  /** What the answer carries besides status and message. */
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
