import { Memory } from 'lowdb'
import type { ChangeAdapter } from './lowStore.ts'
import type { Rows } from './rows.ts'

/** Keeps nothing beyond the process: for tests and for shops of their own. */
export class MemoryAdapter extends Memory<Rows> implements ChangeAdapter {
  stage(): void {
    // The rows themselves are handed to `write`.
  }

  close(): Promise<void> {
    return Promise.resolve()
  }
}
