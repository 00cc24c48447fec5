import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { readResults, resultsVariable } from './results.ts'

/* Vitest and Playwright each run three tests of the folder `fixtures/`. The first test passes. The second fails once
   and passes when it is tried again. The third fails both times. */

const fixtures = path.join(import.meta.dirname, 'fixtures')

test.each([
  ['Vitest', 'flaky.vitest.ts', 'node_modules/vitest/vitest.mjs', 'run', 'vitest.config.ts'],
  [
    'Playwright',
    'flaky.playwright.ts',
    'node_modules/@playwright/test/cli.js',
    'test',
    'playwright.config.ts',
  ],
])('the results of %s have one entry for each test', (_, file, runner, command, config) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'stemside-results-'))
  const results = path.join(folder, 'results.jsonl')
  spawnSync(process.execPath, [runner, command, '--config', path.join(fixtures, config)], {
    // Without the variables of the Vitest that runs this test.
    env: { PATH: process.env['PATH'], [resultsVariable]: results },
  })
  const found = readResults(results)
  rmSync(folder, { recursive: true })
  expect(found).toMatchObject([
    { title: `${file} › passes`, state: 'passed', isFlaky: false },
    { title: `${file} › fails, then passes`, state: 'passed', isFlaky: true },
    { title: `${file} › fails`, state: 'failed', isFlaky: false },
  ])
  expect(found.every((result) => result.kind === 'test' && result.ms > 0)).toBe(true)
})
