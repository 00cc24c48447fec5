import { stat } from 'node:fs/promises'
import path from 'node:path'
import { StartupError } from '../../base/StartupError.ts'
import { collectionNames, type CollectionName } from '../collections.ts'
import { lockFolder } from '../lock.ts'
import { makeDataFolder } from '../openFile.ts'
import { journalName } from '../openStore.ts'
import { readJournal } from '../readJournal.ts'
import { applyChange, changesOfRows, countRows, emptyRows, type Rows } from '../rows.ts'
import { writeJournal } from '../writeJournal.ts'
import { PgStore } from './pgStore.ts'

/** Collections that a server fills at its first start: a database that holds only these is empty. */
const seeded = new Set<CollectionName>(['prices', 'stock', 'coupons', 'site'])

/** Copies all data of a folder to an empty database, in one transaction. The folder stays. */
export async function moveToPostgres(folder: string, url: string): Promise<string[]> {
  const release = await lockFolder(folder)
  try {
    const rows = await readFolder(folder)
    const store = await PgStore.open(url)
    try {
      await refuseFilled(store)
      await store.replaceBy(changesOfRows(rows))
      await compare(store, rows)
    } finally {
      await store.close()
    }
    return [
      `Copied ${countRows(rows)} rows, ${rows.orders.size} orders among them, to the database.`,
      'Start the servers with DATABASE_URL. DATA_DIR stays as it is.',
    ]
  } finally {
    await release()
  }
}

/** Copies all data of a database, as of one moment, to a folder without data. */
export async function moveToFiles(url: string, folder: string): Promise<string[]> {
  await makeDataFolder(folder)
  const release = await lockFolder(folder)
  try {
    const file = path.join(folder, journalName)
    if (await exists(file)) throw new StartupError(`${file} exists: choose an empty DATA_DIR.`)
    const store = await PgStore.open(url)
    try {
      await writeJournal(file, await store.changes())
    } finally {
      await store.close()
    }
    const rows = await readFolder(folder)
    return [
      `Copied ${countRows(rows)} rows, ${rows.orders.size} orders among them, to ${folder}.`,
      'Start the server without DATABASE_URL. The database stays as it is.',
    ]
  } finally {
    await release()
  }
}

async function readFolder(folder: string): Promise<Rows> {
  const rows = emptyRows()
  await readJournal(path.join(folder, journalName), (changes) => {
    for (const change of changes) applyChange(rows, change)
  })
  return rows
}

async function refuseFilled(store: PgStore): Promise<void> {
  for (const collection of collectionNames.filter((name) => !seeded.has(name))) {
    if ((await store.count(collection)) > 0) {
      throw new StartupError(`The database holds ${collection} already: choose an empty one.`)
    }
  }
}

/** @throws {StartupError} if the database does not hold what the folder does. */
async function compare(store: PgStore, rows: Rows): Promise<void> {
  for (const collection of collectionNames) {
    const count = await store.count(collection)
    if (count === rows[collection].size) continue
    throw new StartupError(`The database has ${count} ${collection} of ${rows[collection].size}.`)
  }
}

async function exists(file: string): Promise<boolean> {
  return stat(file).then(
    () => true,
    () => false,
  )
}
