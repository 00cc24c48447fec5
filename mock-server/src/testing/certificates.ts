import { execFile } from 'node:child_process'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** In PEM. */
export interface Certificate {
  readonly certificate: string
  readonly key: string
}

interface Life {
  /** Such as 20200101000000Z. */
  readonly from?: string
  readonly until?: string
}

const configuration = `
[req]
distinguished_name = name
prompt = no
[name]
CN = Tests
[ca]
default_ca = authority
[authority]
database = index
new_certs_dir = .
rand_serial = yes
default_md = sha256
policy = policy
[policy]
commonName = supplied
`

/** An authority of a test's own, made with OpenSSL in a folder. */
export class Authority {
  readonly #folder: string
  /** The file with its certificate. */
  readonly file: string

  private constructor(folder: string) {
    this.#folder = folder
    this.file = path.join(folder, 'authority.crt')
  }

  static async in(folder: string): Promise<Authority> {
    await mkdir(folder, { recursive: true })
    await writeFile(path.join(folder, 'openssl.cnf'), configuration)
    await writeFile(path.join(folder, 'index'), '')
    const authority = new Authority(folder)
    await authority.#selfSigned('authority', 'basicConstraints=critical,CA:TRUE')
    return authority
  }

  /** A certificate of a server that has signed itself. */
  selfSigned(host: string): Promise<Certificate> {
    return this.#selfSigned('self', `subjectAltName=${host}`)
  }

  /** A certificate for a host, such as `IP:127.0.0.1`, signed by this authority. */
  async sign(
    host: string,
    { from = '20200101000000Z', until = '20991231000000Z' }: Life = {},
  ): Promise<Certificate> {
    await this.#openssl(['req', '-new', ...newKey, '-keyout', 'server.key', '-out', 'server.csr'])
    await writeFile(path.join(this.#folder, 'server.ext'), `subjectAltName=${host}\n`)
    const signer = ['-cert', 'authority.crt', '-keyfile', 'authority.key']
    const life = ['-startdate', from, '-enddate', until]
    const files = ['-in', 'server.csr', '-out', 'server.crt', '-extfile', 'server.ext']
    await this.#openssl(['ca', '-batch', '-notext', ...signer, ...life, ...files])
    return this.#read('server')
  }

  async #selfSigned(name: string, extension: string): Promise<Certificate> {
    const files = ['-keyout', `${name}.key`, '-out', `${name}.crt`]
    await this.#openssl(['req', '-x509', ...newKey, ...files, '-addext', extension])
    return this.#read(name)
  }

  async #openssl([command = '', ...args]: readonly string[]): Promise<void> {
    await run('openssl', [command, '-config', 'openssl.cnf', ...args], { cwd: this.#folder })
  }

  async #read(name: string): Promise<Certificate> {
    const [certificate, key] = await Promise.all(
      ['crt', 'key'].map((type) => readFile(path.join(this.#folder, `${name}.${type}`), 'utf8')),
    )
    return { certificate: certificate ?? '', key: key ?? '' }
  }
}

const newKey = ['-newkey', 'rsa:2048', '-nodes']
