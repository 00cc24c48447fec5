import { createHmac, randomBytes } from 'node:crypto'
import { link, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { StartupError } from '../base/StartupError.ts'
import { makeDataFolder } from '../store/openFile.ts'

/** Keys derived from the server's secret, one for each use. */
export interface Keys {
  /** Signs tokens. */
  readonly tokens: Uint8Array
  /** Hashes one-time codes. */
  readonly codes: Uint8Array
  /** Signs the tokens of forms. */
  readonly csrf: Uint8Array
  /** Encrypts what a browser keeps while it is at a provider of identities. */
  readonly signIn: Uint8Array
  /** Hashes the addresses of erased accounts. */
  readonly addresses: Uint8Array
  /** Signs the codes of the stand-in provider. */
  readonly standIn: Uint8Array
  /** Signs the webhooks of the sandbox. */
  readonly webhooks: Uint8Array
}

export function keysOf(secret: string): Keys {
  const keyFor = (use: string) => createHmac('sha256', secret).update(use).digest()
  return {
    tokens: keyFor('tokens'),
    codes: keyFor('codes'),
    csrf: keyFor('csrf'),
    signIn: keyFor('sign-in'),
    addresses: keyFor('addresses'),
    standIn: keyFor('stand-in'),
    webhooks: keyFor('webhooks'),
  }
}

export const secretFileName = 'auth-secret'

interface SecretSettings {
  readonly authSecret?: string | undefined
  readonly dataDir: string
}

/**
 * AUTH_SECRET, which production mode requires. In development it may be missing: then the data folder
 * keeps a random secret, so that tokens stay valid after a restart.
 * @throws {StartupError} if the folder cannot be written.
 */
export async function serverSecret({ authSecret, dataDir }: SecretSettings): Promise<string> {
  if (authSecret !== undefined) return authSecret
  const file = path.join(dataDir, secretFileName)
  try {
    await makeDataFolder(dataDir)
    return await readSecret(file)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new StartupError(`DATA_DIR ${dataDir} cannot be used: ${reason}.`)
  }
}

/** Writes the file under another name and links it into place, so that of two processes that start together only one creates the secret. */
async function readSecret(file: string): Promise<string> {
  const own = `${file}.${randomBytes(8).toString('hex')}`
  await writeFile(own, randomBytes(32).toString('hex'), { mode: 0o600 })
  try {
    await link(own, file)
  } catch (error) {
    const isThere = error instanceof Error && 'code' in error && error.code === 'EEXIST'
    if (!isThere) throw error
  } finally {
    await rm(own, { force: true })
  }
  return readFile(file, 'utf8')
}
