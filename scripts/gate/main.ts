/**
 * `npm test` checks what must hold before a change lands, `npm run test:full` everything but the long tests
 * (docs/decisions/160-npm-test-is-the-gate.md). Prints a summary and writes it to reports/gate.json.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { retries } from './retries.ts'
import { runGate } from './runGate.ts'
import { stepsOf } from './steps.ts'
import { summarise } from './summarise.ts'
import { cleanCommit } from './cleanCommit.ts'

const reports = path.resolve(import.meta.dirname, '../../reports')
const limitMs = 75 * 60_000

const commit = cleanCommit()
const result = await runGate(stepsOf({ isFull: process.argv.includes('--full') }), {
  folder: path.join(reports, 'gate'),
  limitMs,
  retriesSteps: retries > 0,
})
const isSameCommit = commit !== undefined && commit === cleanCommit()
mkdirSync(reports, { recursive: true })
writeFileSync(
  path.join(reports, 'gate.json'),
  `${JSON.stringify({ ...(isSameCommit && { commit }), ...result }, null, 2)}\n`,
)
console.log(`\n${summarise(result)}`)
process.exitCode = result.isGreen ? 0 : 1
