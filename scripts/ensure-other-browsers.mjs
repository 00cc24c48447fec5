/**
 * Installs Firefox, WebKit and a virtual display for WebKit with apt-get, as root on Debian or Ubuntu.
 * Elsewhere it prints that the test of a purchase in these browsers is skipped.
 */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { findOtherBrowsers } from './find-other-browsers.mjs'

const packages = ['firefox-esr', 'webkit2gtk-driver', 'xvfb']

function succeeds(command, args) {
  return spawnSync(command, args, { stdio: 'ignore', timeout: 600_000 }).status === 0
}

const isMissing = () => Object.values(findOtherBrowsers()).includes(undefined)

if (isMissing() && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
  console.log('Firefox or WebKit not found: installing them …')
  succeeds('apt-get', ['update', '-qq'])
  succeeds('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages])
}

if (isMissing()) {
  console.log(
    `Firefox or WebKit is not installed: the purchase in them is skipped. Install ${packages.join(', ')} (Debian's names).`,
  )
  // In CI a skipped test is an error.
  if (process.env['CI'] === 'true') process.exit(1)
}
