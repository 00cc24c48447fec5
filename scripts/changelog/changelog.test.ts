import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { expect, test } from 'vitest'
import { changesBetween } from './changesBetween.ts'
import { limits, markdownOf } from './markdownOf.ts'
import { readSurface } from '../../ui/src/test/readSurface.ts'

const before = readSurface(`./core/Ribbon
  Ribbon length
./core/Stamp
  Stamp amount colour? size? text
  Stamp.Edge width
  stampSizes
.
  Stamp amount colour? size? text
`)

const after = readSurface(`./core/Seal
  Seal
  sealTones
./core/Stamp
  Stamp amount:MinorUnits country isWide? size text?
  Stamp.Corner
.
  Stamp amount:MinorUnits country isWide? size text?
`)

test('the changelog says what is removed, changed and added, and marks what breaks code', () => {
  expect(markdownOf('Since v1', changesBetween(before, after))).toBe(`## Since v1

### Removed

- **Breaking:** \`@stemside/ui/core/Ribbon\` with \`Ribbon\`
- **Breaking:** \`colour\` of \`Stamp\`
- **Breaking:** \`Stamp.Edge\` from \`@stemside/ui/core/Stamp\`
- **Breaking:** \`stampSizes\` from \`@stemside/ui/core/Stamp\`

### Changed

- **Breaking:** \`size\` of \`Stamp\` is now required
- \`text\` of \`Stamp\` is no longer required

### Added

- **Breaking:** \`country\` of \`Stamp\`, which is required
- \`isWide\` of \`Stamp\`
- \`Stamp.Corner\` in \`@stemside/ui/core/Stamp\`
- \`@stemside/ui/core/Seal\` with \`Seal\`, \`sealTones\`

${limits}`)
})

test('the changelog of equal surfaces says that nothing changed', () => {
  expect(markdownOf('Since v1', changesBetween(before, before))).toBe(
    `## Since v1\n\nNothing changed.\n\n${limits}`,
  )
})

/** Runs the command in this repository. */
function run(...revisions: readonly string[]) {
  return spawnSync(
    process.execPath,
    ['node_modules/tsx/dist/cli.mjs', 'scripts/changelog/main.ts', ...revisions],
    { cwd: path.resolve(import.meta.dirname, '../..'), encoding: 'utf8' },
  )
}

test('the command compares two revisions', () => {
  expect(run('HEAD', 'HEAD').stdout).toBe(
    `## Changes from HEAD to HEAD\n\nNothing changed.\n\n${limits}\n`,
  )
})

test.for([
  [['no-such-revision'], 'Git knows no revision "no-such-revision".'],
  [[''], 'Git knows no revision "".'],
  [['--help'], 'Git knows no revision "--help".'],
  [['HEAD', 'HEAD', 'HEAD'], 'Name one revision, or two: npm run changelog -- HEAD~20 HEAD'],
] as const)('the command refuses %j', ([revisions, sentence]) => {
  const { status, stderr } = run(...revisions)
  expect(status).toBe(1)
  expect(stderr).toBe(`${sentence}\n`)
})
