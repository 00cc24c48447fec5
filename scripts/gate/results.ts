import { appendFileSync, existsSync, readFileSync } from 'node:fs'

/** The result of one test, after its last try. */
export interface TestResult {
  readonly kind: 'test'
  /** The test's file and title. */
  readonly title: string
  readonly state: 'passed' | 'failed' | 'skipped'
  /** The time of all tries together. */
  readonly ms: number
  /** Whether it failed and then passed. */
  readonly isFlaky: boolean
}

/** A sentence that belongs into the gate's report, such as why nothing was compared. */
export interface Note {
  readonly kind: 'note'
  readonly text: string
}

/** The environment variable with the path of the file that collects the results of a step, a JSON line each. */
export const resultsVariable = 'GATE_RESULTS'

/**
 * Writes a result into the file of the gate's running step. Does nothing if no gate runs, as when a developer starts
 * Vitest.
 */
export function writeResult(result: TestResult | Note): void {
  const file = process.env[resultsVariable]
  if (file !== undefined) appendFileSync(file, `${JSON.stringify(result)}\n`)
}

/** The results in a file, or none if no test runner has written it. */
export function readResults(file: string): readonly (TestResult | Note)[] {
  if (!existsSync(file)) return []
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line): unknown => JSON.parse(line))
    .filter(isResult)
}

/** Only `writeResult` writes these files, so the kind tells the rest. */
function isResult(value: unknown): value is TestResult | Note {
  return typeof value === 'object' && value !== null && 'kind' in value
}
