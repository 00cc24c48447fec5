import type { Reporter, TestCase } from 'vitest/node'
import { writeResult } from './results.ts'

/** Passes Vitest's results on to the gate. */
export class VitestResults implements Reporter {
  onTestCaseResult(test: TestCase): void {
    const { state } = test.result()
    if (state === 'pending') return
    const { duration = 0, flaky = false } = test.diagnostic() ?? {}
    writeResult({
      kind: 'test',
      title: `${test.module.relativeModuleId} › ${test.fullName}`,
      state,
      ms: duration,
      isFlaky: flaky,
    })
  }
}
