/** A place in the input that is wrong, such as `lines[2].quantity`, and the reason. */
export interface Issue {
  readonly path: string
  readonly reason: string
}

/** The only error that the rules throw: for input that the caller should have checked. */
export class RulesError extends Error {
  override readonly name = 'RulesError'
  readonly issues: readonly Issue[]

  constructor(issues: readonly Issue[]) {
    super(issues.map(({ path, reason }) => `${path}: ${reason}`).join('; '))
    this.issues = issues
  }
}
