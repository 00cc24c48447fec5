import { readdir, readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { temporaryFolder } from '../testing/temporaryFolder.ts'
import { keysOf, secretFileName, serverSecret } from './serverSecret.ts'

describe('serverSecret', () => {
  test('returns AUTH_SECRET if it is set', async () => {
    const dataDir = await temporaryFolder()
    expect(await serverSecret({ authSecret: 'chosen', dataDir })).toBe('chosen')
    expect(await readdir(dataDir)).toEqual([])
  })

  test('creates one secret for each data folder, in a file that only its owner can read', async () => {
    const dataDir = path.join(await temporaryFolder(), 'new')
    const secrets = await Promise.all(Array.from({ length: 5 }, () => serverSecret({ dataDir })))
    expect(new Set(secrets).size).toBe(1)
    expect(secrets[0]).toMatch(/^[\da-f]{64}$/)
    expect(await readdir(dataDir)).toEqual([secretFileName])
    const file = path.join(dataDir, secretFileName)
    expect(await readFile(file, 'utf8')).toBe(secrets[0])
    expect((await stat(file)).mode & 0o777).toBe(0o600)
  })

  test('differs between folders, as do the keys derived from it', async () => {
    const [one, two] = await Promise.all([temporaryFolder(), temporaryFolder()])
    const first = await serverSecret({ dataDir: one })
    const second = await serverSecret({ dataDir: two })
    expect(second).not.toBe(first)
    const keys = [keysOf(first), keysOf(second)].flatMap(({ tokens, codes }) => [tokens, codes])
    expect(new Set(keys.map((key) => Buffer.from(key).toString('hex'))).size).toBe(4)
  })

  test('throws a StartupError that names DATA_DIR if the folder cannot be used', async () => {
    const file = path.join(await temporaryFolder(), 'file')
    await serverSecret({ dataDir: path.dirname(file) })
    const dataDir = path.join(path.dirname(file), secretFileName)
    await expect(serverSecret({ dataDir })).rejects.toThrow(/^DATA_DIR .* cannot be used: /)
  })
})
