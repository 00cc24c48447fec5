import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { StartupError } from '../StartupError.ts'
import type { Snapshot } from './collections.ts'
import { JournalAdapter } from './journalAdapter.ts'
import { LowStore } from './lowStore.ts'
import type { Store } from './port.ts'

/**
 * The embedded store of a folder, filled from `seed` where it is new. The folder is this process's
 * alone until the store is closed.
 * @throws {StartupError} where the folder cannot be used, is in use, or holds damaged data.
 */
export async function openStore(folder: string, seed: () => Snapshot): Promise<Store> {
  try {
    await mkdir(folder, { recursive: true })
    const store = await LowStore.open(new JournalAdapter(path.join(folder, 'stemside.journal')))
    const { total } = await store.find('prices', { limit: 1 })
    if (total === 0) await store.reset(seed())
    return store
  } catch (error) {
    if (error instanceof StartupError) throw error
    const reason = error instanceof Error ? error.message : String(error)
    throw new StartupError(`DATA_DIR ${folder} cannot be used: ${reason}.`)
  }
}
