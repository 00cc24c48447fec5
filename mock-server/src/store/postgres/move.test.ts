import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { mayasOrder, mayasPurchase } from '../../seed/maya.ts'
import { seedSnapshot } from '../../seed/seed.ts'
import { hasPostgres, Postgres } from '../../testing/postgres.ts'
import { temporaryFolder } from '../../testing/temporaryFolder.ts'
import { openStore, openStoreOf } from '../openStore.ts'
import { moveToFiles, moveToPostgres } from './move.ts'

let postgres: Postgres | undefined

beforeAll(async () => {
  if (hasPostgres) postgres = await Postgres.start()
})

afterAll(() => postgres?.stop())

describe.skipIf(!hasPostgres)('data', () => {
  test('move to PostgreSQL and back unchanged, in their order', async () => {
    const folder = await temporaryFolder()
    const embedded = await openStore(folder, seedSnapshot)
    for (let number = 0; number < 1200; number += 1) {
      const id = `STEM-${1200 - number}`
      const order = mayasOrder(id, '2026-11-21T09:00:00.000Z', mayasPurchase.lines)
      await embedded.txSoon(async (tx) => tx.put('orders', id, order))
    }
    await embedded.tx(async (tx) => {
      tx.put('stock', 'orboot', { units: 3 })
      tx.put('couponUses', 'TRYNEW a@b.co', { intentId: 'NUL \0 and half a pair \ud800' })
    })
    const before = await embedded.export()
    await expect(moveToPostgres(folder, 'postgres://nowhere')).rejects.toThrow('is in use by')
    await embedded.close()

    const url = (await postgres?.database()) ?? ''
    expect(await moveToPostgres(folder, url)).toHaveLength(2)
    await expect(moveToPostgres(folder, url)).rejects.toThrow('holds orders already')
    const shared = await openStoreOf({ dataDir: folder, databaseUrl: url }, seedSnapshot)
    expect(await shared.export()).toEqual(before)
    const [newest] = await shared.find('orders', { order: 'newest', limit: 1 })
    expect(newest?.id).toBe('STEM-1')
    await shared.close()

    const back = await temporaryFolder()
    await moveToFiles(url, back)
    await expect(moveToFiles(url, back)).rejects.toThrow('choose an empty DATA_DIR')
    const again = await openStore(back, seedSnapshot)
    expect(JSON.stringify(await again.export())).toBe(JSON.stringify(before))
    await again.close()
  })
})
