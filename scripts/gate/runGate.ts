import { mkdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { readResults, type TestResult } from './results.ts'
import { runCommand } from './runCommand.ts'
import type { Step } from './steps.ts'

export interface StepResult {
  readonly name: string
  readonly isGreen: boolean
  readonly seconds: number
  readonly passed: number
  readonly failed: number
  readonly skipped: number
}

/** What the gate found, without the commit that it tested. */
export interface GateResult {
  readonly isGreen: boolean
  readonly steps: readonly StepResult[]
  readonly slowest: readonly { readonly title: string; readonly seconds: number }[]
  /** The titles of tests that failed and then passed, and the names of steps that died and then passed. */
  readonly flaky: readonly string[]
  readonly notes: readonly string[]
}

export interface GateOptions {
  /** The folder for the results of the steps. It is emptied. */
  readonly folder: string
  /** The gate stops itself after this time. */
  readonly limitMs: number
  /** Whether a step in a browser that dies without a failed test runs once more. */
  readonly retriesSteps: boolean
}

/** Runs the steps in order, and stops at the first that fails. Their output goes to this terminal. */
export async function runGate(
  steps: readonly Step[],
  { folder, limitMs, retriesSteps }: GateOptions,
): Promise<GateResult> {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const deadline = Date.now() + limitMs
  const done: StepResult[] = []
  const tests: TestResult[] = []
  const flaky: string[] = []
  const notes: string[] = []

  for (const [index, step] of steps.entries()) {
    const started = Date.now()
    const tryOnce = async (attempt: number) => {
      const file = path.join(folder, `${index}-${attempt}.jsonl`)
      console.log(`\n▶ ${step.name}${attempt === 1 ? '' : ', once more'}`)
      const end = await runCommand(step.command, file, deadline - Date.now())
      const results = readResults(file)
      return {
        end,
        tests: results.filter((result) => result.kind === 'test'),
        notes: results.filter((result) => result.kind === 'note').map(({ text }) => text),
      }
    }
    let tried = await tryOnce(1)
    const hasDied = tried.end === 'failed' && tried.tests.every(({ state }) => state !== 'failed')
    if (step.isInBrowser && retriesSteps && hasDied) {
      tried = await tryOnce(2)
      if (tried.end === 'passed') flaky.push(`step ${step.name}, which ended without a failed test`)
    }
    const count = (state: TestResult['state']) =>
      tried.tests.filter((test) => test.state === state).length
    done.push({
      name: step.name,
      isGreen: tried.end === 'passed',
      seconds: toSeconds(Date.now() - started),
      passed: count('passed'),
      failed: count('failed'),
      skipped: count('skipped'),
    })
    tests.push(...tried.tests)
    notes.push(...tried.notes)
    if (tried.end === 'tooLate') {
      notes.push(`Stopped after ${Math.round(limitMs / 60_000)} minutes, in the step ${step.name}.`)
    }
    if (tried.end !== 'passed') break
  }

  return {
    isGreen: done.length === steps.length && done.every(({ isGreen }) => isGreen),
    steps: done,
    slowest: tests
      .toSorted((a, b) => b.ms - a.ms)
      .slice(0, 10)
      .map(({ title, ms }) => ({ title, seconds: toSeconds(ms) })),
    flaky: [...flaky, ...tests.filter(({ isFlaky }) => isFlaky).map(({ title }) => title)],
    notes,
  }
}

/** Milliseconds to seconds with one decimal. */
function toSeconds(ms: number): number {
  return Math.round(ms / 100) / 10
}
