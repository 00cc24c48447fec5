import path from 'node:path'
import { temporaryFolder } from './temporaryFolder.ts'
import { JournalAdapter } from '../store/journalAdapter.ts'
import { LowStore } from '../store/lowStore.ts'

/** Where a test's journal stands. */
export async function journalFile(): Promise<string> {
  return path.join(await temporaryFolder(), 'data.journal')
}

export function openStore(file: string): Promise<LowStore> {
  return LowStore.open(new JournalAdapter(file))
}

/** The stock that a new start reads from a journal. */
export async function stored(file: string): Promise<Readonly<Record<string, { units: number }>>> {
  const store = await openStore(file)
  const { stock = {} } = await store.export()
  await store.close()
  return stock
}

export async function put(store: LowStore, id: string, units: number): Promise<void> {
  await store.tx(async (tx) => tx.put('stock', id, { units }))
}
