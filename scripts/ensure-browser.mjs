/**
 * Sees to it that the tests have a Chromium: one that is installed, else Playwright's own, else the
 * system's package manager's where it may (root on Debian or Ubuntu). Otherwise it says in one
 * sentence what to do, and exits with 1.
 *
 * The same for Arial or Liberation Sans: one of them stands in for the shop's fonts until those are
 * loaded (ui/src/tokens/fonts.css). Without either, text moves when they arrive, and tests of layout fail.
 */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { findBrowser } from './find-browser.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))

/** Runs a command with its output kept back; true when it went well. */
function succeeds(command, args) {
  return spawnSync(command, args, { cwd: root, stdio: 'ignore', timeout: 600_000 }).status === 0
}

const mayInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')

/** Installs a package of Debian or Ubuntu; true when it went well. */
function install(name) {
  return (
    succeeds('apt-get', ['update', '-qq']) &&
    succeeds('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name])
  )
}

const ways = [
  {
    what: "Playwright's own Chromium",
    may: true,
    get: () =>
      succeeds(process.execPath, ['node_modules/playwright/cli.js', 'install', 'chromium']),
  },
  {
    what: "the system's Chromium",
    may: mayInstall,
    get: () => install('chromium'),
  },
]

for (const way of ways) {
  if (findBrowser() !== undefined) break
  if (!way.may) continue
  console.log(`No Chromium found: getting ${way.what} …`)
  way.get()
}

if (findBrowser() === undefined) {
  console.error(
    'The tests need Chromium and could not get one: install Chrome or Chromium, or set CHROMIUM_PATH to its executable, and run the command again.',
  )
  process.exit(1)
}

if (lacksFont() && mayInstall) {
  console.log('Neither Arial nor Liberation Sans found: getting Liberation Sans …')
  install('fonts-liberation')
}

if (lacksFont()) {
  console.error(
    'The tests of layout need Arial or Liberation Sans and could not get one: install either (fonts-liberation on Debian and Ubuntu), and run the command again.',
  )
  process.exit(1)
}

/** Whether fontconfig knows neither font. macOS and Windows have Arial; without `fc-list` nobody can tell. */
function lacksFont() {
  if (process.platform !== 'linux') return false
  const { status, stdout } = spawnSync('fc-list', ['--format', '%{family}\n'], { encoding: 'utf8' })
  return status === 0 && !/^(?:Arial|Liberation Sans)(?:,|$)/m.test(stdout)
}
