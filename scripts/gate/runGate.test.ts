import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { runGate, type GateOptions } from './runGate.ts'
import type { Step } from './steps.ts'
import { summarise } from './summarise.ts'

/* Steps here are short Node.js programs that write results as the reporters do. */

const folder = mkdtempSync(path.join(tmpdir(), 'stemside-gate-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
vi.spyOn(console, 'log').mockReturnValue()

const options: GateOptions = {
  folder: path.join(folder, 'results'),
  limitMs: 60_000,
  retriesSteps: true,
}
const passedTest = {
  kind: 'test',
  title: 'a.test.ts › works',
  state: 'passed',
  ms: 1234,
  isFlaky: false,
}
const failedTest = { ...passedTest, title: 'a.test.ts › breaks', state: 'failed' }

/** A step that writes results and ends with an exit code, at its second run with that of `then`. */
function step(name: string, results: readonly object[], code = 0, then = code): Step {
  const script = path.join(folder, `${name}.mjs`)
  writeFileSync(
    script,
    `import { appendFileSync, existsSync, writeFileSync } from 'node:fs'
    const ran = ${JSON.stringify(`${script}.ran`)}
    const isFirst = !existsSync(ran)
    writeFileSync(ran, '')
    for (const result of ${JSON.stringify(results)}) {
      appendFileSync(process.env.GATE_RESULTS, JSON.stringify(result) + '\\n')
    }
    process.exitCode = isFirst ? ${code} : ${then}`,
  )
  return { name, command: [process.execPath, script], isInBrowser: true }
}

test('the gate is green when every step passes, and counts their tests', async () => {
  const skipped = { ...passedTest, state: 'skipped' }
  const result = await runGate(
    [step('one', [passedTest, skipped]), step('two', [passedTest])],
    options,
  )
  expect(result).toMatchObject({
    isGreen: true,
    steps: [
      { name: 'one', passed: 1, failed: 0, skipped: 1, isGreen: true },
      { name: 'two', passed: 1, failed: 0, skipped: 0, isGreen: true },
    ],
    flaky: [],
    notes: [],
  })
  expect(result.slowest[0]).toEqual({ title: 'a.test.ts › works', seconds: 1.2 })
  expect(summarise(result)).toMatch(/^2 passed, 0 failed, 1 skipped$/m)
  expect(summarise(result)).toMatch(/\nGreen, after 0 min \d s\.$/)
})

test('the gate stops at the first step that fails', async () => {
  const result = await runGate([step('red', [failedTest], 1), step('never', [passedTest])], options)
  expect(result.isGreen).toBe(false)
  expect(result.steps.map(({ name, failed }) => [name, failed])).toEqual([['red', 1]])
  expect(summarise(result)).toMatch(/\nRed: red, after/)
})

test('the gate runs a browser step that died without a failed test once more, and lists it as flaky', async () => {
  const result = await runGate([step('dies', [passedTest], 1, 0)], options)
  expect(result).toMatchObject({
    isGreen: true,
    flaky: ['step dies, which ended without a failed test'],
  })
})

test.each([
  ['outside CI', { isInBrowser: true }, false],
  ['without a browser', { isInBrowser: false }, true],
])('the gate runs a step that died %s only once', async (where, change, retriesSteps) => {
  const dying = { ...step(`once ${where}`, [], 1, 0), ...change }
  const result = await runGate([dying], { ...options, retriesSteps })
  expect(result.isGreen).toBe(false)
})

test('a failed test is not hidden by a second run of its step', async () => {
  const result = await runGate([step('failing', [failedTest], 1, 0)], options)
  expect(result.isGreen).toBe(false)
})

test('the gate lists flaky tests and notes', async () => {
  const flaky = { ...passedTest, isFlaky: true }
  const note = { kind: 'note', text: 'No picture was compared.' }
  const result = await runGate([step('noted', [flaky, note])], options)
  expect(summarise(result)).toContain('\nflaky: a.test.ts › works\n')
  expect(summarise(result)).toMatch(/\nGreen, after 0 min \d s\. No picture was compared\.$/)
})

test('the gate stops a step at the time limit, with the processes that it started', async () => {
  const pidFile = path.join(folder, 'pid')
  const child = 'setInterval(() => {}, 1000)'
  const parent = `
    const { spawn } = require('node:child_process')
    const child = spawn(process.execPath, ['-e', ${JSON.stringify(child)}], { stdio: 'ignore' })
    require('node:fs').writeFileSync(${JSON.stringify(pidFile)}, String(child.pid))
    ${child}`
  const endless: Step = {
    name: 'endless',
    command: [process.execPath, '-e', parent],
    isInBrowser: true,
  }
  const result = await runGate([endless], { ...options, limitMs: 5000 })
  expect(result).toMatchObject({
    isGreen: false,
    notes: ['Stopped after 0 minutes, in the step endless.'],
  })
  const pid = Number(readFileSync(pidFile, 'utf8'))
  await expect.poll(() => isAlive(pid)).toBe(false)
})

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
