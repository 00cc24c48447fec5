import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chown, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { Client } from 'pg'
import { findPostgres } from '../../../scripts/find-postgres.mjs'
import { freePort } from '../../../scripts/free-port.ts'
import type { Certificate } from './certificates.ts'

const run = promisify(execFile)

const bin = findPostgres()

/** False if the tests on PostgreSQL have to be skipped: `scripts/ensure-postgres.mjs` says so. */
export const hasPostgres = bin !== undefined

/** A PostgreSQL server of the test's own, in a temporary folder. */
export class Postgres {
  readonly #folder: string
  readonly #user: User
  readonly #port: number
  readonly #isDurable: boolean
  #server: ChildProcess | undefined
  #databases = 0
  #hasCertificate = false

  private constructor(folder: string, user: User, port: number, isDurable: boolean) {
    this.#isDurable = isDurable
    this.#folder = folder
    this.#user = user
    this.#port = port
  }

  /** Without `isDurable` it does not wait for the disk: faster, and safe unless the machine crashes. */
  static async start(isDurable = false): Promise<Postgres> {
    const user = await userOfServer()
    const folder = await mkdtemp(path.join(tmpdir(), 'stemside-postgres-'))
    if (user.uid !== undefined) await chown(folder, user.uid, user.gid ?? user.uid)
    const args = ['-D', path.join(folder, 'data'), '-U', 'stemside', '-A', 'trust', '-E', 'UTF8']
    await run(path.join(bin ?? '', 'initdb'), [...args, '--locale=C.UTF-8'], { ...user, cwd: '/' })
    const postgres = new Postgres(folder, user, await freePort(), isDurable)
    await postgres.resume()
    return postgres
  }

  /** A new database's URL. */
  async database(): Promise<string> {
    this.#databases += 1
    const name = `test_${this.#databases}`
    await this.#admin(`create database ${name}`)
    return this.#url(name)
  }

  /** Starts the server, also after `kill`. */
  async resume(): Promise<void> {
    const data = path.join(this.#folder, 'data')
    const options = ['-p', String(this.#port), '-k', this.#folder, '-h', '127.0.0.1']
    if (!this.#isDurable) options.push('-c', 'fsync=off')
    if (this.#hasCertificate) options.push('-c', 'ssl=on')
    this.#server = spawn(path.join(bin ?? '', 'postgres'), ['-D', data, ...options], {
      ...this.#user,
      cwd: '/',
      stdio: 'ignore',
    })
    for (let tries = 0; ; tries += 1) {
      const failure: unknown = await this.#admin('select 1').catch((error: unknown) => error)
      if (failure === undefined) return
      if (tries > 400 || this.#server.exitCode !== null) throw failure
      await wait(50)
    }
  }

  /** Starts the server again, with TLS and this certificate. */
  async useCertificate({ certificate, key }: Certificate): Promise<void> {
    for (const [name, text] of [
      ['server.crt', certificate],
      ['server.key', key],
    ] as const) {
      const file = path.join(this.#folder, 'data', name)
      await writeFile(file, text, { mode: 0o600 })
      if (this.#user.uid !== undefined) await chown(file, this.#user.uid, this.#user.gid ?? -1)
    }
    this.#hasCertificate = true
    await this.kill()
    await this.resume()
  }

  /** Ends the server at once, as a crash does. */
  async kill(): Promise<void> {
    await this.#end('SIGQUIT')
  }

  async stop(): Promise<void> {
    await this.#end('SIGQUIT')
    await rm(this.#folder, { recursive: true, force: true })
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const server = this.#server
    if (!server || server.exitCode !== null) return
    const exit = once(server, 'exit')
    server.kill(signal)
    await exit
  }

  async #admin(statement: string): Promise<void> {
    const client = new Client({ connectionString: this.#url('postgres') })
    client.on('error', () => undefined)
    try {
      await client.connect()
      await client.query(statement)
    } finally {
      await client.end()
    }
  }

  #url(database: string): string {
    return `postgres://stemside@127.0.0.1:${this.#port}/${database}`
  }
}

interface User {
  readonly uid?: number
  readonly gid?: number
}

/** PostgreSQL refuses to run as root: root runs it as the user `postgres`, or as `nobody`. */
async function userOfServer(): Promise<User> {
  if (process.getuid?.() !== 0) return {}
  for (const name of ['postgres', 'nobody']) {
    try {
      const [uid, gid] = await Promise.all(['-u', '-g'].map((flag) => run('id', [flag, name])))
      return { uid: Number(uid?.stdout), gid: Number(gid?.stdout) }
    } catch {
      // There is no such user: the next one.
    }
  }
  throw new Error('there is no user that PostgreSQL could run as')
}
