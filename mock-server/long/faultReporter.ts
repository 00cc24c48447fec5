import type { Reporter, TestCase } from 'vitest/node'

/** Prints the faults that tests noted with `noteFault`, at the end of the run. */
export class FaultReporter implements Reporter {
  readonly #lines: string[] = []

  onTestCaseResult(test: TestCase): void {
    const { fault } = test.meta()
    if (!fault) return
    const cells = [
      fault.fault.padEnd(50),
      fault.store.padEnd(12),
      String(fault.times).padStart(7),
      `  ${fault.outcome}`,
      test.ok() ? '' : '  FAILED',
    ]
    this.#lines.push(cells.join(''))
  }

  onTestRunEnd(): void {
    if (this.#lines.length === 0) return
    const head = `${'fault'.padEnd(50)}${'store'.padEnd(12)}${'times'.padStart(7)}  outcome`
    process.stdout.write(`\n${[head, ...this.#lines.toSorted()].join('\n')}\n`)
  }
}
