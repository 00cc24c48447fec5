import path from 'node:path'
import { StartupError } from '../base/StartupError.ts'
import {
  collectionNames,
  type CollectionName,
  type Collections,
  type Snapshot,
} from './collections.ts'
import { JournalAdapter } from './journalAdapter.ts'
import { LowStore } from './lowStore.ts'
import { makeDataFolder } from './openFile.ts'
import { PgStore } from './postgres/pgStore.ts'
import { unusable } from './postgres/unusable.ts'
import type { Store, Transaction } from './port.ts'
import { JournalDamage } from './readJournal.ts'

export const journalName = 'stemside.journal'

/**
 * The embedded store of a folder. A new folder begins with the seed; an old one gets the rows of the
 * seed that it lacks, such as new skus. The folder is locked until the store is closed.
 * @throws {StartupError} if the folder cannot be used, is in use, or holds damaged data.
 */
export async function openStore(folder: string, seed: () => Snapshot): Promise<Store> {
  const file = path.join(folder, journalName)
  try {
    await makeDataFolder(folder)
    const store = await LowStore.open(new JournalAdapter(file, { seed, report }))
    await addMissing(store, seed())
    return store
  } catch (error) {
    if (error instanceof StartupError) throw error
    if (error instanceof JournalDamage) throw new StartupError(explainDamage(file, error))
    const reason = error instanceof Error ? error.message : String(error)
    throw new StartupError(`DATA_DIR ${folder} cannot be used: ${reason}.`)
  }
}

function report(sentence: string): void {
  process.stderr.write(`${sentence}\n`)
}

/** The store that the settings ask for: PostgreSQL with DATABASE_URL, files in DATA_DIR without. */
export function openStoreOf(
  { dataDir, databaseUrl }: { readonly dataDir: string; readonly databaseUrl?: string },
  seed: () => Snapshot,
): Promise<Store> {
  return databaseUrl === undefined ? openStore(dataDir, seed) : openDatabase(databaseUrl, seed)
}

/** @throws {StartupError} if the database cannot be used. */
async function openDatabase(url: string, seed: () => Snapshot): Promise<Store> {
  try {
    const store = await PgStore.open(url)
    await addMissing(store, seed())
    return store
  } catch (error) {
    throw unusable(error)
  }
}

/** Adds the rows of the seed whose ids the store does not have; existing rows stay as they are. */
async function addMissing(store: Store, seed: Snapshot): Promise<void> {
  await store.tx(async (tx) => {
    for (const collection of collectionNames) {
      const rows = seed[collection]
      if (rows) await addRows(tx, collection, rows)
    }
  })
}

async function addRows<C extends CollectionName>(
  tx: Transaction,
  collection: C,
  rows: Readonly<Record<string, Collections[C]>>,
): Promise<void> {
  const known = await tx.find(collection, { order: 'oldest', limit: Infinity })
  const ids = new Set(known.map(({ id }) => id))
  for (const [id, row] of Object.entries(rows)) if (!ids.has(id)) tx.put(collection, id, row)
}

/** What is wrong, where, and the commands that help. */
function explainDamage(file: string, { line, offset, message }: JournalDamage): string {
  return [
    `${file} is damaged at line ${line} (byte ${offset}): ${message}. Nothing was changed. To go on:`,
    '  npm run store -- repair          keeps every line that is whole, and lists what is lost',
    '  npm run store -- restore <file>  goes back to a backup',
    '  npm run store -- reset           begins anew with the seed data',
  ].join('\n')
}
