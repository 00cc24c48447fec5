/** Finds PostgreSQL's server programs: in POSTGRES_BIN, or where Debian, Red Hat and Homebrew install them. */
import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'

const parents = ['/usr/lib/postgresql', '/opt/homebrew/opt', '/usr/local/opt']
const plain = ['/usr/pgsql/bin', '/usr/local/pgsql/bin', '/usr/bin', '/usr/local/bin']

/** The folder with initdb and postgres of the newest version; undefined when none is installed. */
export function findPostgres() {
  const versioned = parents.filter(existsSync).flatMap((parent) =>
    readdirSync(parent)
      .filter((name) => /^(postgresql@)?\d+$/.test(name))
      .toSorted((a, b) => Number(/\d+/.exec(b)?.[0]) - Number(/\d+/.exec(a)?.[0]))
      .map((name) => path.join(parent, name, 'bin')),
  )
  const folders = [process.env['POSTGRES_BIN'], ...versioned, ...plain]
  return folders.find(
    (folder) =>
      folder !== undefined &&
      ['initdb', 'postgres'].every((name) => existsSync(path.join(folder, name))),
  )
}
