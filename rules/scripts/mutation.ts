import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { Stryker } from '@stryker-mutator/core'

/*
 * Mutation testing with Stryker: changes the rules in some 3,300 small ways and counts the changes that no
 * decision table notices: `npm run test:mutation`, or `npm run test:mutation -- rules/src/money.ts` for some
 * files.
 */

const report = 'reports/mutation/survivors.md'

/**
 * Two groups of files (those that decide about money, and all), each with the mutation score that it must
 * reach.
 */
const areas = [
  {
    name: 'money',
    least: 95,
    holds:
      /^rules\/src\/(?:(?:pricing|coupons|cart)\/|(?:money|gifts|giftChooser|shipping|shop\/offer|shop\/offeredCombos)\.ts)/,
  },
  { name: 'all', least: 90, holds: /^rules\/src\// },
]

const files = process.argv.slice(2)
const started = Date.now()
const mutants = await new Stryker({
  configFile: 'rules/stryker.config.json',
  ...(files.length > 0 && { mutate: files }),
}).runMutationTest()
type Mutant = (typeof mutants)[number]

const survivor = new Set(['Survived', 'NoCoverage'])
const tried = mutants.filter(
  ({ status }) => status === 'Killed' || status === 'Timeout' || survivor.has(status),
)

const lines = areas.flatMap(({ name, least, holds }) => {
  const here = tried.filter(({ fileName }) => holds.test(path.relative('.', fileName)))
  if (here.length === 0) return []
  const survivors = here.filter(({ status }) => survivor.has(status)).length
  const score = 100 - (100 * survivors) / here.length
  if (score < least) process.exitCode = 1
  return `${name.padEnd(5)} ${score.toFixed(1)} % of ${here.length} noticed, ${survivors} not; at least ${least} %`
})
const survivors = tried.filter(({ status }) => survivor.has(status)).map(describeChange)
mkdirSync(path.dirname(report), { recursive: true })
writeFileSync(report, ['# What no decision table notices', ...lines, ...survivors].join('\n\n'))
console.log(`\n${lines.join('\n')}`)
console.log(`${((Date.now() - started) / 60_000).toFixed(1)} minutes; survivors: ${report}`)

/** A mutant's place (line and column from 1), and its first line before and after the change. */
function describeChange({ fileName, mutatorName, replacement, location }: Mutant): string {
  const { start, end } = location
  const line = readFileSync(fileName, 'utf8').split('\n')[start.line - 1] ?? ''
  const rest = start.line === end.line ? line.slice(end.column - 1) : ''
  const changed = `${line.slice(0, start.column - 1)}${replacement ?? ''}${rest}`
  const place = `${path.relative('.', fileName)}:${start.line} ${mutatorName}`
  return `${place}\n\n    - ${line.trim()}\n    + ${changed.trim()}`
}
