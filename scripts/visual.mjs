/**
 * `npm run test:visual`: builds Storybook and compares its stories with the stored pictures.
 * `npm run test:visual -- --update` stores new ones; other arguments go to Playwright.
 * It passes with a note when no pictures are stored for this platform and browser, because each renders
 * fonts differently.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright'
import { browserArguments, findBrowser } from './find-browser.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const isUpdating = process.argv.includes('--update')
const rest = process.argv.slice(2).filter((argument) => argument !== '--update')

const executablePath = findBrowser()
if (!executablePath) {
  console.error('No Chromium found: run `node scripts/ensure-browser.mjs` first.')
  process.exit(1)
}
const browser = await chromium.launch({ executablePath, args: browserArguments() })
const set = `${process.platform}-chromium-${browser.version().split('.')[0]}`
await browser.close()

const kept = `${root}/ui/visual/pictures/${set}`
if (!isUpdating && !existsSync(kept)) {
  console.log(
    `test:visual: not compared, no pictures are stored for ${set} (-- --update takes them)`,
  )
  process.exit(0)
}

// Removes the pictures of deleted stories too.
if (isUpdating && rest.length === 0) rmSync(kept, { recursive: true, force: true })

run('node_modules/storybook/dist/bin/dispatcher.js', ['build', '--quiet', '--disable-telemetry'])
run('node_modules/@playwright/test/cli.js', [
  'test',
  '--config',
  'ui/visual/visual.config.ts',
  ...rest,
])

/** Runs a Node.js tool; exits with its code when it fails. */
function run(script, args) {
  const { status } = spawnSync(process.execPath, [script, ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, VISUAL_SET: set, VISUAL_UPDATE: isUpdating ? '1' : '0' },
  })
  if (status !== 0) process.exit(status ?? 1)
}
