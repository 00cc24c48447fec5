import { link, open, rename, rm, stat, type FileHandle } from 'node:fs/promises'
import path from 'node:path'
import { setImmediate as gathered } from 'node:timers/promises'
import type { Snapshot } from './collections.ts'
import { encodeChanges, journalVersion } from './journalLine.ts'
import { lockFolder } from './lock.ts'
import type { ChangeAdapter } from './lowStore.ts'
import { readJournal } from './readJournal.ts'
import {
  applyChange,
  changesOf,
  changesOfRows,
  countRows,
  emptyRows,
  type Change,
  type Rows,
} from './rows.ts'
import {
  appendTo,
  encodeLines,
  fill,
  openDraft,
  rowsPerLine,
  syncFolder,
  type Draft,
} from './writeJournal.ts'

/** A transaction without changes, as JSON of 64 KB. */
const emptyTransaction = `[${' '.repeat(64 * 1024)}]`

export interface JournalOptions {
  /** What a new journal holds. */
  readonly seed?: () => Snapshot
  /** Called with a sentence on what was repaired at the start. */
  readonly report?: (sentence: string) => void
  /** The number of outdated changes after which the journal is compacted. */
  readonly mostStale?: number
}

/** The transactions of one write. */
interface Batch {
  readonly texts: string[]
  changes: number
  written?: Promise<void>
  /** Set if an earlier write failed: these transactions were rolled back as well. */
  failure?: Error
}

/**
 * lowdb's storage as a journal: each transaction is one line, appended and on disk (fdatasync)
 * before its promise resolves. Transactions that come while a write is under way share the next
 * one. lowdb's own file adapter writes the whole database each time.
 */
export class JournalAdapter implements ChangeAdapter {
  readonly #file: string
  readonly #options: JournalOptions
  #release: (() => Promise<void>) | undefined
  #handle: FileHandle | undefined
  #batch: Batch = newBatch()
  /** Writes and swaps of files run one after the other. */
  #turn: Promise<unknown> = Promise.resolve()
  #rollBack: () => void = () => undefined
  /** Whole lines, and where they end. Bytes after that are of a failed write. */
  #lines = 0
  #end = 0
  /** Changes in the file, those out of date included. */
  #changes = 0
  #rows: Rows | undefined
  #draft: Draft | undefined
  /** After a failed compaction: how many changes to wait for. */
  #compactAgainAt = 0
  #compacting: Promise<void> | undefined
  #lastFailure: Error | undefined
  /** Set by a failed write: a small write may succeed although an order does not. */
  #mustProbe = false
  /** After a failed fsync, the contents of the disk are unknown until the next start reads them. */
  #isBroken = false

  constructor(file: string, options: JournalOptions = {}) {
    this.#file = file
    this.#options = options
  }

  /**
   * Locks the folder, replays the journal and opens it for appending. A torn last line is cut off
   * and reported: nobody was told that it is saved.
   * @throws {StartupError} for a folder in use. @throws {JournalDamage} Nothing is changed then.
   */
  async read(): Promise<Rows | null> {
    this.#release = await lockFolder(path.dirname(this.#file))
    try {
      await rm(this.#draftFile, { force: true })
      return (await exists(this.#file)) ? await this.#replay() : await this.#create()
    } catch (error) {
      await this.close()
      throw error
    }
  }

  onFailure(rollBack: () => void): void {
    this.#rollBack = rollBack
  }

  stage(changes: readonly Change[]): void {
    this.#batch.texts.push(encodeChanges(changes))
    this.#batch.changes += changes.length
  }

  /** Resolves once all that was staged is on disk. */
  write(rows?: Rows): Promise<void> {
    this.#rows = rows
    const batch = this.#batch
    batch.written ??= this.#inTurn(() => this.#flush(batch))
    return batch.written
  }

  /** After a failed write this writes as much as several orders take. */
  async checkWritable(): Promise<void> {
    if (!this.#handle) throw new Error('the journal is closed')
    if (!this.#mustProbe) return
    this.#batch.texts.push(emptyTransaction)
    await this.write(this.#rows)
    this.#mustProbe = false
  }

  async close(): Promise<void> {
    await this.#batch.written?.catch(() => undefined)
    if (this.#draft) this.#draft.isAborted = true
    await this.#compacting
    await this.#turn
    await this.#handle?.close()
    this.#handle = undefined
    await this.#release?.()
    this.#release = undefined
  }

  get #draftFile(): string {
    return `${this.#file}.new`
  }

  async #create(): Promise<Rows> {
    const rows = emptyRows()
    for (const change of changesOf(this.#options.seed?.() ?? {})) applyChange(rows, change)
    await this.#rewrite(rows)
    return rows
  }

  async #replay(): Promise<Rows> {
    const rows = emptyRows()
    const { version, lines, end, torn } = await readJournal(this.#file, (changes) => {
      for (const change of changes) applyChange(rows, change)
      this.#changes += changes.length
    })
    if (torn > 0) {
      this.#options.report?.(
        `${this.#file}: cut off ${torn} bytes of a transaction that was never confirmed.`,
      )
    }
    if (version < journalVersion) {
      await link(this.#file, `${this.#file}.version-${version}`)
      await this.#rewrite(rows)
    } else if (this.#changes > 2 * countRows(rows) + rowsPerLine) {
      await this.#rewrite(rows)
    } else {
      this.#handle = await open(this.#file, 'a')
      this.#lines = lines
      this.#end = end
      if (torn > 0) await this.#handle.truncate(end)
    }
    return rows
  }

  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.#turn.then(work)
    this.#turn = turn.catch(() => undefined)
    return turn
  }

  async #flush(batch: Batch): Promise<void> {
    await gathered()
    if (batch === this.#batch) this.#batch = newBatch()
    if (batch.failure) throw batch.failure
    try {
      await this.#append(batch.texts)
    } catch (error) {
      throw await this.#fail(error)
    }
    this.#changes += batch.changes
    this.#lastFailure = undefined
    this.#draft?.tail.push(...batch.texts)
    this.#compactIfStale()
  }

  async #append(texts: readonly string[]): Promise<void> {
    if (!this.#handle) throw new Error('the journal is closed')
    if (this.#isBroken) throw this.#lastFailure ?? new Error('the journal is broken')
    // A failed write may have left a part of its lines.
    if (this.#lastFailure) await this.#handle.truncate(this.#end)
    const data = Buffer.from(encodeLines(this.#lines, texts))
    await this.#handle.appendFile(data)
    try {
      await this.#handle.datasync()
    } catch (error) {
      this.#isBroken = !isFull(error)
      throw error
    }
    this.#lines += texts.length
    this.#end += data.length
  }

  /** Rolls back everything that is not on disk: this batch and the one that waits. */
  async #fail(error: unknown): Promise<Error> {
    const failure = error instanceof Error ? error : new Error(String(error))
    this.#lastFailure = failure
    this.#mustProbe = true
    this.#batch.failure = failure
    this.#batch = newBatch()
    if (this.#draft) this.#draft.isAborted = true
    this.#rollBack()
    try {
      await this.#handle?.truncate(this.#end)
    } catch {
      // The next write tries it again.
    }
    return failure
  }

  #compactIfStale(): void {
    const { mostStale = 20_000 } = this.#options
    const isStale = this.#rows && this.#changes > 2 * countRows(this.#rows) + mostStale
    if (!isStale || this.#compacting || this.#changes < this.#compactAgainAt) return
    this.#compactAgainAt = this.#changes + mostStale
    this.#compacting = this.#compact().finally(() => {
      this.#draft = undefined
      this.#compacting = undefined
    })
  }

  /**
   * Writes a journal of current rows beside the old one, which takes transactions meanwhile. If that
   * fails nothing is lost: the old journal holds everything, and a later write tries again.
   */
  async #compact(): Promise<void> {
    const draft = await openDraft(this.#draftFile).catch(() => undefined)
    if (!draft || !this.#rows) return
    // The rows may be ahead of the file by transactions that are not on disk yet. Those go to the
    // tail as well, and if their write fails the draft is aborted.
    const changes = [...changesOfRows(this.#rows)]
    this.#draft = draft
    try {
      await fill(draft, changes)
      await draft.handle.datasync()
      await this.#inTurn(() => this.#swap(draft))
      this.#compactAgainAt = 0
    } catch {
      if (this.#handle === draft.handle) return
      await draft.handle.close()
      await rm(this.#draftFile, { force: true }).catch(() => undefined)
    }
  }

  /** Writes a journal of `rows` beside the old one, then puts it in its place. */
  async #rewrite(rows: Rows): Promise<void> {
    const draft = await openDraft(this.#draftFile)
    try {
      await fill(draft, changesOfRows(rows))
      await this.#swap(draft)
    } finally {
      if (this.#handle !== draft.handle) await draft.handle.close()
    }
  }

  async #swap(draft: Draft): Promise<void> {
    if (draft.isAborted) throw new Error('aborted')
    await appendTo(draft, draft.tail)
    await draft.handle.sync()
    await rename(this.#draftFile, this.#file)
    const old = this.#handle
    this.#handle = draft.handle
    this.#lines = draft.lines
    this.#end = draft.end
    this.#changes = draft.changes + draft.tail.length
    try {
      await syncFolder(path.dirname(this.#file))
      await old?.close()
    } catch (error) {
      // After a power cut the old journal could be back, without what is appended now.
      this.#isBroken = true
      this.#lastFailure = error instanceof Error ? error : new Error(String(error))
      throw error
    }
  }
}

function newBatch(): Batch {
  return { texts: [], changes: 0 }
}

async function exists(file: string): Promise<boolean> {
  try {
    await stat(file)
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return false
    throw error
  }
}

function isFull(error: unknown): boolean {
  return (
    error instanceof Error &&
    'code' in error &&
    (error.code === 'ENOSPC' || error.code === 'EDQUOT' || error.code === 'EFBIG')
  )
}
