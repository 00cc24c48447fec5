import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { Authority } from '../../testing/certificates.ts'
import { hasPostgres, Postgres } from '../../testing/postgres.ts'
import { startProcess } from '../../testing/startProcess.ts'
import { temporaryFolder } from '../../testing/temporaryFolder.ts'
import { StoreUnavailable } from '../port.ts'
import { moveToFiles } from './move.ts'
import { PgStore } from './pgStore.ts'

const here = 'IP:127.0.0.1'

let postgres: Postgres | undefined

beforeAll(async () => {
  if (hasPostgres) postgres = await Postgres.start()
})

afterAll(() => postgres?.stop())

/** A new database's URL, with parameters. */
async function urlWith(parameters: Readonly<Record<string, string>>) {
  const url = (await postgres?.database()) ?? ''
  return `${url}?${new URLSearchParams(parameters).toString()}`
}

describe.skipIf(!hasPostgres)('TLS to the database', () => {
  test('a server without TLS is refused, with the remedy', async () => {
    await expect(PgStore.open(await urlWith({ sslmode: 'require' }))).rejects.toThrow(
      /^The database at DATABASE_URL cannot be used: it speaks no TLS, so turn TLS on there .*\.$/,
    )
  })

  test('a certificate that signed itself: one sentence names sslrootcert, and with it the store opens', async () => {
    const folder = await temporaryFolder()
    const own = await (await Authority.in(folder)).selfSigned(here)
    await postgres?.useCertificate(own)
    const url = await urlWith({ sslmode: 'require' })
    const { end, said } = await (await startProcess({ DATABASE_URL: url })).ended
    expect(end).toBe(1)
    expect(said).toMatch(
      /^The database at DATABASE_URL cannot be used: no authority .* \(self-signed certificate\), so set sslrootcert=FILE in DATABASE_URL, .*\.\n$/,
    )
    await expect(moveToFiles(url, await temporaryFolder())).rejects.toThrow('sslrootcert=FILE')
    const sslrootcert = path.join(folder, 'self.crt')
    const store = await PgStore.open(await urlWith({ sslmode: 'require', sslrootcert }))
    expect(await store.count('orders')).toBe(0)
    await store.close()
  })

  test('a certificate of an own authority: the same sentence, and the authority’s file opens the store', async () => {
    const authority = await Authority.in(await temporaryFolder())
    await postgres?.useCertificate(await authority.sign(here))
    await expect(PgStore.open(await urlWith({ sslmode: 'verify-full' }))).rejects.toThrow(
      'so set sslrootcert=FILE in DATABASE_URL',
    )
    const store = await PgStore.open(await urlWith({ sslrootcert: authority.file }))
    expect(await store.count('orders')).toBe(0)
    await store.close()
  })

  test('a certificate that is exchanged while the server runs makes the store unavailable', async () => {
    const [first, other] = [
      await Authority.in(await temporaryFolder()),
      await Authority.in(await temporaryFolder()),
    ]
    const certificate = await first.sign(here)
    await postgres?.useCertificate(certificate)
    const store = await PgStore.open(await urlWith({ sslrootcert: first.file }))
    onTestFinished(() => store.close())
    await postgres?.useCertificate(await other.sign(here))
    await expect(store.count('orders')).rejects.toThrow(StoreUnavailable)
    await postgres?.useCertificate(certificate)
    expect(await store.count('orders')).toBe(0)
  })

  test.each([
    ['for another host', 'DNS:db.example', {}, 'so write the host of the certificate'],
    ['that has expired', here, { until: '20210101000000Z' }, 'so give the server a new one'],
    ['of the future', here, { from: '20980101000000Z' }, 'so compare the clocks'],
  ])('a certificate %s is refused, with the remedy', async (_what, host, life, remedy) => {
    const authority = await Authority.in(await temporaryFolder())
    await postgres?.useCertificate(await authority.sign(host, life))
    const url = await urlWith({ sslmode: 'require', sslrootcert: authority.file })
    await expect(PgStore.open(url)).rejects.toThrow(remedy)
  })

  test('a file of sslrootcert that is missing, or has no certificate, is refused in one sentence', async () => {
    const authority = await Authority.in(await temporaryFolder())
    await postgres?.useCertificate(await authority.sign(here))
    const file = path.join(await temporaryFolder(), 'ca.pem')
    const url = await urlWith({ sslmode: 'require', sslrootcert: file })
    await expect(PgStore.open(url)).rejects.toThrow('cannot be read (ENOENT')
    await writeFile(file, 'no certificate\n')
    await expect(PgStore.open(url)).rejects.toThrow('so set sslrootcert=FILE in DATABASE_URL')
  })

  test('a client certificate whose key is another’s is refused in one sentence', async () => {
    const folder = await temporaryFolder()
    const authority = await Authority.in(folder)
    await postgres?.useCertificate(await authority.sign(here))
    const client = { sslcert: authority.file, sslkey: path.join(folder, 'server.key') }
    await expect(PgStore.open(await urlWith(client))).rejects.toThrow(
      'a certificate that DATABASE_URL names, is refused (',
    )
  })
})
