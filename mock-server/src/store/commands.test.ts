import { appendFile, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { mayasOrder, mayasPurchase } from '../seed/maya.ts'
import { seedSnapshot } from '../seed/seed.ts'
import { StartupError } from '../base/StartupError.ts'
import { temporaryFolder } from '../testing/temporaryFolder.ts'
import { backup, repair, reset, restore } from './commands.ts'
import { openStore } from './openStore.ts'
import type { Store } from './port.ts'

const ids = ['STEM-22222-22222', 'STEM-33333-33333', 'STEM-44444-44444'] as const

async function putOrder(store: Store, id: string): Promise<void> {
  const order = mayasOrder(id, '2026-11-21T09:00:00.000Z', mayasPurchase.lines)
  await store.tx(async (tx) => tx.put('orders', id, order))
}

async function folderWithOrders(): Promise<string> {
  const folder = await temporaryFolder()
  const store = await openStore(folder, seedSnapshot)
  for (const id of ids) await putOrder(store, id)
  await store.close()
  return folder
}

async function ordersOf(folder: string): Promise<string[]> {
  const store = await openStore(folder, seedSnapshot)
  const { orders = {} } = await store.export()
  await store.close()
  return Object.keys(orders)
}

async function damage(folder: string, change: (text: string) => string): Promise<void> {
  const file = path.join(folder, 'stemside.journal')
  await writeFile(file, change(await readFile(file, 'utf8')))
}

test('a backup of a running store has everything that was confirmed, and can be restored', async () => {
  const folder = await folderWithOrders()
  const target = path.join(folder, 'backup')
  const store = await openStore(folder, seedSnapshot)
  await putOrder(store, 'STEM-55555-55555')
  const traffic = (async () => {
    for (let units = 0; units < 200; units += 1) {
      await store.tx(async (tx) => tx.put('stock', 'orboot', { units }))
    }
  })()
  expect(await backup(folder, target)).toEqual([
    `Saved 4 orders, 0 carts and 0 subscriptions to ${target}.`,
  ])
  await traffic
  await putOrder(store, 'STEM-66666-66666')
  await expect(restore(folder, target)).rejects.toThrow('is in use by process')
  await store.close()

  const elsewhere = path.join(await temporaryFolder(), 'a/new/folder')
  expect(await restore(elsewhere, target)).toEqual([
    `Restored 4 orders, 0 carts and 0 subscriptions from ${target} to ${elsewhere}.`,
  ])
  expect(await ordersOf(elsewhere)).toEqual([...ids, 'STEM-55555-55555'])

  const [, kept = ''] = await restore(folder, target)
  expect(await ordersOf(folder)).toEqual([...ids, 'STEM-55555-55555'])
  await restore(folder, kept.replace(/^.* kept as (.*)\.$/, '$1'))
  expect(await ordersOf(folder)).toHaveLength(5)
})

test('a backup never overwrites a file', async () => {
  const folder = await folderWithOrders()
  const target = path.join(folder, 'backup')
  await writeFile(target, 'precious')
  await expect(backup(folder, target)).rejects.toThrow(
    `${target} exists already, and is not replaced: choose another name.`,
  )
  expect(await readFile(target, 'utf8')).toBe('precious')
})

test('a command names the file or folder that does not exist', async () => {
  const folder = await folderWithOrders()
  const none = path.join(folder, 'none')
  const noFolder = `There is no folder ${none}.`
  await expect(backup(folder, path.join(none, 'backup'))).rejects.toThrow(noFolder)
  await expect(restore(folder, none)).rejects.toThrow(`There is no file ${none}.`)
  for (const command of [reset, repair]) {
    await expect(command(none)).rejects.toThrow(noFolder)
  }
  const empty = await temporaryFolder()
  const noFile = `There is no file ${path.join(empty, 'stemside.journal')}.`
  await expect(backup(empty, path.join(folder, 'backup'))).rejects.toThrow(noFile)
  await expect(repair(empty)).rejects.toThrow(noFile)
})

/** Such as "600". */
async function modeOf(file: string): Promise<string> {
  return ((await stat(file)).mode & 0o777).toString(8)
}

// Windows has no such modes.
test.skipIf(process.platform === 'win32')(
  'data files and backups can be read by their owner alone',
  async () => {
    const parent = await temporaryFolder()
    const folder = path.join(parent, 'data')
    const store = await openStore(folder, seedSnapshot)
    await store.close()
    const target = path.join(parent, 'backup')
    await backup(folder, target)
    const restored = path.join(parent, 'restored')
    await restore(restored, target)
    for (const made of [folder, restored]) {
      expect(await modeOf(made)).toBe('700')
      for (const name of ['stemside.journal', 'stemside.lock']) {
        expect(await modeOf(path.join(made, name))).toBe('600')
      }
    }
    expect(await modeOf(target)).toBe('600')
  },
)

test('a damaged backup is refused, and the data stays', async () => {
  const folder = await folderWithOrders()
  const target = path.join(folder, 'backup')
  await backup(folder, target)
  await writeFile(target, (await readFile(target, 'utf8')).replace('22222', '22223'))
  await expect(restore(folder, target)).rejects.toThrow(/damaged at line 3/)
  expect(await ordersOf(folder)).toEqual([...ids])
})

test.each([
  ['a flipped digit', (text: string) => text.replace('"STEM-33333-33333"', '"STEM-33333-33332"')],
  ['a lost line', (text: string) => text.replace(/.*STEM-33333.*\n/, '')],
])('a repair keeps all lines but the damaged one: %s', async (_name, change) => {
  const folder = await folderWithOrders()
  await damage(folder, change)
  await expect(ordersOf(folder)).rejects.toThrow(StartupError)
  const sentences = await repair(folder)
  expect(sentences[0]).toBe('Kept 2 orders, 0 carts and 0 subscriptions.')
  expect(sentences[1]).toMatch(/^Lost (line 4: .*STEM-33333|1 lines before line 4)/)
  expect(await ordersOf(folder)).toEqual([ids[0], ids[2]])
  expect((await readdir(folder)).some((name) => name.includes('.damaged-'))).toBe(true)
})

test('a repair of zeros at the end loses nothing', async () => {
  const folder = await folderWithOrders()
  await appendFile(path.join(folder, 'stemside.journal'), Buffer.alloc(4096))
  await expect(ordersOf(folder)).rejects.toThrow(StartupError)
  await repair(folder)
  expect(await ordersOf(folder)).toEqual([...ids])
})

test('a repair changes nothing in a good journal, nor in one of a newer version', async () => {
  const folder = await folderWithOrders()
  expect(await repair(folder)).toEqual(['The journal is not damaged. Nothing was changed.'])
  await damage(folder, (text) => text.replace('journal 4', 'journal 5'))
  await expect(repair(folder)).rejects.toThrow('A newer version of the server wrote this journal')
  expect(await readdir(folder)).toEqual(['stemside.journal', 'stemside.lock'])
})

test('a reset keeps the old journal and lets the next start begin with the seed', async () => {
  const folder = await folderWithOrders()
  await reset(folder)
  expect(await ordersOf(folder)).toEqual([])
  expect((await readdir(folder)).some((name) => name.includes('.replaced-'))).toBe(true)
})

test('a folder of an older seed gains new skus and keeps its own rows', async () => {
  const folder = await temporaryFolder()
  const { orboot: _, ...stock } = seedSnapshot().stock ?? {}
  const old = await openStore(folder, () => ({ stock, prices: {} }))
  await old.tx(async (tx) => tx.put('stock', 'tacto_chess', { units: 7 }))
  await old.close()
  const store = await openStore(folder, seedSnapshot)
  expect(await store.get('stock', 'orboot')).toEqual({ units: 500 })
  expect(await store.get('prices', 'orboot')).toBeDefined()
  expect(await store.get('stock', 'tacto_chess')).toEqual({ units: 7 })
  await store.close()
})
