import { Memory } from 'lowdb'
import type { ChangeAdapter } from './lowStore.ts'
import type { Rows } from './rows.ts'

/** Keeps rows in memory only: for tests, and for spaces. */
export class MemoryAdapter extends Memory<Rows> implements ChangeAdapter {
  stage(): void {
    // `write` receives the rows themselves.
  }

  onFailure(): void {
    // Memory does not fail.
  }

  checkWritable(): Promise<void> {
    return Promise.resolve()
  }

  close(): Promise<void> {
    return Promise.resolve()
  }
}
