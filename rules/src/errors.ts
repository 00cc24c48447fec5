/** One place in some input that does not fit, such as `lines[2].quantity`, and why. */
export interface Issue {
  readonly path: string
  readonly reason: string
}

/** The only error that the rules throw: input that no caller should have let through. */
export class RulesError extends Error {
  override readonly name = 'RulesError'
  readonly issues: readonly Issue[]

  constructor(issues: readonly Issue[]) {
    super(issues.map(({ path, reason }) => `${path}: ${reason}`).join('; '))
    this.issues = issues
  }
}
