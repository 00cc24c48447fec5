/**
 * Installs Chromium for the tests unless one is installed: Playwright's own, else the package of Debian
 * or Ubuntu (as root). When neither works, it prints what to do and exits with 1.
 *
 * Also installs Liberation Sans unless it or Arial is installed: one of them is the fallback until the
 * shop's fonts are loaded (ui/src/tokens/fonts.css). Without either, text shifts and layout tests fail.
 */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { findBrowser } from './find-browser.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))

/** Runs a command without showing its output; returns whether it succeeded. */
function succeeds(command, args) {
  return spawnSync(command, args, { cwd: root, stdio: 'ignore', timeout: 600_000 }).status === 0
}

const mayInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')

/** Installs a package of Debian or Ubuntu; returns whether it succeeded. */
function install(name) {
  return (
    succeeds('apt-get', ['update', '-qq']) &&
    succeeds('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name])
  )
}

const installers = [
  {
    command: 'npx playwright install chromium',
    isAllowed: true,
    run: () =>
      succeeds(process.execPath, ['node_modules/playwright/cli.js', 'install', 'chromium']),
  },
  {
    command: 'apt-get install --no-install-recommends chromium',
    isAllowed: mayInstall,
    run: () => install('chromium'),
  },
]

for (const { command, isAllowed, run } of installers) {
  if (findBrowser() !== undefined) break
  if (!isAllowed) continue
  console.log(
    `The tests need Chromium, and none is installed. Now running: ${command}\n` +
      '  To install it yourself, stop this with Ctrl+C, and set CHROMIUM_PATH if it is not found.',
  )
  run()
}

if (findBrowser() === undefined) {
  console.error(
    'The tests need Chromium and could not install it: install Chrome or Chromium, or set CHROMIUM_PATH to its executable, and run the command again.',
  )
  process.exit(1)
}

if (lacksFont() && mayInstall) {
  console.log(
    'The layout tests need Arial or Liberation Sans, and neither is installed. Now running: apt-get install --no-install-recommends fonts-liberation',
  )
  install('fonts-liberation')
}

if (lacksFont()) {
  console.error(
    'The layout tests need Arial or Liberation Sans and could not install one: install either (fonts-liberation on Debian and Ubuntu), and run the command again.',
  )
  process.exit(1)
}

/** Whether both fonts are missing. Assumes one if it cannot tell: no Linux, or no `fc-list`. */
function lacksFont() {
  if (process.platform !== 'linux') return false
  const { status, stdout } = spawnSync('fc-list', ['--format', '%{family}\n'], { encoding: 'utf8' })
  return status === 0 && !/^(?:Arial|Liberation Sans)(?:,|$)/m.test(stdout)
}
