/**
 * Installs PostgreSQL for the tests with apt-get, as root on Debian or Ubuntu. Elsewhere it prints that
 * the tests on PostgreSQL are skipped.
 */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { findPostgres } from './find-postgres.mjs'

function succeeds(command, args) {
  const options = { stdio: 'ignore', timeout: 600_000 }
  return spawnSync(command, args, options).status === 0
}

if (findPostgres() === undefined && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
  console.log(
    'Some tests of the store need PostgreSQL, and none is installed. Now running: apt-get install --no-install-recommends postgresql\n' +
      '  To install it yourself, stop this with Ctrl+C, and set POSTGRES_BIN if it is not found.',
  )
  succeeds('apt-get', ['update', '-qq'])
  succeeds('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'postgresql'])
}

if (findPostgres() === undefined) {
  console.log(
    'PostgreSQL is not installed: the tests on it are skipped. Install it, or set POSTGRES_BIN to the folder of initdb.',
  )
  // In CI a skipped test is an error.
  if (process.env['CI'] === 'true') process.exit(1)
}
