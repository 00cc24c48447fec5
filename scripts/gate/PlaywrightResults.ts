import path from 'node:path'
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter'
import { writeResult } from './results.ts'

/** Passes Playwright's results on to the gate. */
export default class PlaywrightResults implements Reporter {
  printsToStdio(): boolean {
    return false
  }

  onTestEnd(test: TestCase, { status, retry }: TestResult): void {
    const isAsExpected = status === test.expectedStatus
    if (!isAsExpected && status !== 'skipped' && retry < test.retries) return
    const [, , file = '', ...titles] = test.titlePath()
    writeResult({
      kind: 'test',
      title: `${path.basename(file)} › ${titles.join(' › ')}`,
      state: status === 'skipped' ? 'skipped' : isAsExpected ? 'passed' : 'failed',
      ms: test.results.reduce((sum, { duration }) => sum + duration, 0),
      isFlaky: isAsExpected && retry > 0,
    })
  }
}
