/** An email. */
export interface Mail {
  readonly to: string
  /** Where an answer goes, if not to the shop. */
  readonly replyTo?: string
  readonly subject: string
  readonly text: string
  readonly html: string
  /** The one-time code in it, so that tests need not search the text. */
  readonly code?: string
}
