/**
 * `npm run test:long`: runs the long tests, compares the pictures of all views, and runs the long
 * tests of the built shop. With arguments it runs only the long tests and passes the arguments to
 * Vitest: `-- --project 'rules, at length'`.
 */
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const given = process.argv.slice(2)
const config = 'storefront/playwright.config.ts'
const endToEnd = [
  'node_modules/@playwright/test/cli.js',
  'test',
  '--config',
  config,
  '--project',
  'long',
]
const commands = [
  ['scripts/ensure-postgres.mjs'],
  ['scripts/ensure-browser.mjs'],
  ['scripts/ensure-other-browsers.mjs'],
  ['scripts/build.mjs'],
  ['node_modules/vitest/vitest.mjs', 'run', '--config', 'vitest.long.config.ts', ...given],
  ...(given.length === 0 ? [['node_modules/tsx/dist/cli.mjs', 'scripts/visual.ts'], endToEnd] : []),
]
for (const command of commands) {
  const { status } = spawnSync(process.execPath, command, {
    cwd: fileURLToPath(new URL('..', import.meta.url)),
    stdio: 'inherit',
  })
  if (status !== 0) process.exit(status ?? 1)
}
