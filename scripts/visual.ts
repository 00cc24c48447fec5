/**
 * `npm run test:visual` builds Storybook, compares its stories with the stored pictures, and writes a
 * report of the differences. Other arguments go to Playwright, such as `--grep Core/Button`.
 *
 * - `-- --quick` compares only what `npm test` has time for.
 * - `-- --review` serves the last report, with buttons that store new pictures.
 * - `-- --accept [NAME]` stores the new pictures of the last report. With NAME, only the picture of this name, or else
 *   those whose names contain it.
 * - `-- --update` stores new and different pictures. With `--grep NAME`, it stores only those of matching stories. It
 *   always deletes all pictures that no view asks for.
 *
 * It passes with a note when no pictures are stored for this platform and browser, because each renders
 * fonts differently.
 */
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright'
import { keptPictures } from '../ui/visual/differences.ts'
import { browserArguments, findBrowser } from './find-browser.mjs'
import { writeResult } from './gate/results.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const given = process.argv.slice(2)
const isUpdating = given.includes('--update')
const isQuick = given.includes('--quick')
const rest = given.filter((argument) => argument !== '--update' && argument !== '--quick')

const executablePath = findBrowser()
if (executablePath === undefined) {
  console.error('No Chromium found: run `node scripts/ensure-browser.mjs` first.')
  process.exit(1)
}
const browser = await chromium.launch({ executablePath, args: browserArguments() })
const set = `${process.platform}-chromium-${browser.version().split('.')[0]}`
await browser.close()

const reporter = ['node_modules/tsx/dist/cli.mjs', 'ui/visual/cli.ts']
const [command, name = ''] = rest
if (command === '--review' || command === '--accept') {
  run(...reporter, command.slice(2), name)
  process.exit(0)
}

if (!isUpdating && keptPictures(set).length === 0) {
  const text = `No picture was compared: none is stored for ${set}.`
  console.log(`test:visual: ${text} \`npm run test:visual -- --update\` stores them.`)
  writeResult({ kind: 'note', text })
  process.exit(0)
}

// The report finds the likely causes of a difference in the module list of `--stats-json`.
run(
  'node_modules/storybook/dist/bin/dispatcher.js',
  'build',
  '--quiet',
  '--disable-telemetry',
  '--stats-json',
)
run(...reporter, 'start')
const status = runForExitCode([
  'node_modules/@playwright/test/cli.js',
  'test',
  '--config',
  'ui/visual/visual.config.ts',
  ...rest,
])
run(...reporter, 'report')
process.exit(status)

/** Runs a Node.js tool; exits with its code when it fails. */
function run(...commandLine: readonly string[]): void {
  const code = runForExitCode(commandLine)
  if (code !== 0) process.exit(code)
}

/** Runs a Node.js tool and returns its exit code. */
function runForExitCode(commandLine: readonly string[]): number {
  const done = spawnSync(process.execPath, commandLine, {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...process.env,
      VISUAL_SET: set,
      ...(isUpdating && { VISUAL_UPDATE: '1' }),
      VISUAL_QUICK: isQuick ? '1' : '0',
    },
  })
  return done.status ?? 1
}
