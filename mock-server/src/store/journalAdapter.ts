import { open, readFile, rename, truncate, type FileHandle } from 'node:fs/promises'
import path from 'node:path'
import { setImmediate as gathered } from 'node:timers/promises'
import type { Adapter } from 'lowdb'
import { StartupError } from '../StartupError.ts'
import { decodeLine, encodeLine, journalHeader } from './journalLine.ts'
import { lockFolder } from './lock.ts'
import { applyChange, changesOfRows, countRows, emptyRows, type Change, type Rows } from './rows.ts'

const newline = 0x0a
/** How many rows one line of a compacted journal holds. */
const rowsPerLine = 500

interface Replay {
  readonly rows: Rows
  readonly changes: number
  /** Where the last whole line ends. */
  readonly end: number
}

/**
 * lowdb's storage as a journal: each write appends what changed since the last one, one line for each
 * transaction, and waits for the disk. Writes that come while one is under way, or at the same
 * moment, go to the disk together. lowdb's own file adapter writes everything each time, so that orders get slower with their
 * number.
 */
export class JournalAdapter implements Adapter<Rows> {
  readonly #file: string
  #handle: FileHandle | undefined
  #release: (() => Promise<void>) | undefined
  #staged: string[] = []
  #flushing: Promise<void> = Promise.resolve()
  #nextFlush: Promise<void> | undefined
  #failure: Error | undefined

  constructor(file: string) {
    this.#file = file
  }

  /**
   * Takes the folder for this process alone, replays the journal, and opens it for appending. A last
   * line without its end was never acknowledged: it is cut. A journal of which more than half is out
   * of date is written anew.
   * @throws {StartupError} for a folder in use, and for a damaged journal, which is set aside.
   */
  async read(): Promise<Rows | null> {
    this.#release = await lockFolder(path.dirname(this.#file))
    try {
      return await this.#open()
    } catch (error) {
      await this.close()
      throw error
    }
  }

  /** Remembers one transaction for the next write. */
  stage(changes: readonly Change[]): void {
    this.#staged.push(encodeLine(changes))
  }

  /** Resolves once all that was staged is on disk. After one failure it always rejects. */
  write(): Promise<void> {
    this.#nextFlush ??= this.#flushing.then(gathered).then(() => this.#flush())
    return this.#nextFlush
  }

  async close(): Promise<void> {
    await (this.#nextFlush ?? this.#flushing).catch(() => undefined)
    await this.#handle?.close()
    this.#handle = undefined
    await this.#release?.()
    this.#release = undefined
  }

  async #open(): Promise<Rows | null> {
    const buffer = await readFile(this.#file).catch((error: unknown) => {
      if (isMissing(error)) return Buffer.alloc(0)
      throw error
    })
    const { rows, changes, end } = await this.#replay(buffer)
    if (end === 0 || changes > 2 * countRows(rows) + rowsPerLine) await this.#rewrite(rows)
    else if (end < buffer.length) await truncate(this.#file, end)
    this.#handle = await open(this.#file, 'a')
    return changes === 0 ? null : rows
  }

  #flush(): Promise<void> {
    this.#nextFlush = undefined
    this.#flushing = this.#append(this.#staged.splice(0).join(''))
    return this.#flushing
  }

  async #append(text: string): Promise<void> {
    if (this.#failure) throw this.#failure
    if (!this.#handle) throw new Error('the journal is closed')
    try {
      await this.#handle.appendFile(text)
      await this.#handle.datasync()
    } catch (error) {
      // The line may stand there in part: anything appended now would be read as its end.
      this.#failure = error instanceof Error ? error : new Error(String(error))
      throw this.#failure
    }
  }

  async #replay(buffer: Buffer): Promise<Replay> {
    const rows = emptyRows()
    const header = Buffer.from(journalHeader)
    if (buffer.length < header.length && header.indexOf(buffer) === 0) {
      return { rows, changes: 0, end: 0 }
    }
    if (!buffer.subarray(0, header.length).equals(header)) return this.#setAside(1)
    let changes = 0
    let start = header.length
    for (let number = 2; ; number += 1) {
      const end = buffer.indexOf(newline, start)
      if (end === -1) return { rows, changes, end: start }
      const line = decodeLine(buffer.subarray(start, end))
      if (!line) return this.#setAside(number)
      for (const change of line) applyChange(rows, change)
      changes += line.length
      start = end + 1
    }
  }

  async #setAside(line: number): Promise<never> {
    const aside = `${this.#file}.damaged-${new Date().toISOString().replace(/[:.]/g, '-')}`
    await rename(this.#file, aside)
    throw new StartupError(
      `The data file ${this.#file} is damaged at line ${line}. It was kept as ${path.basename(aside)}; start again to begin from the seed data, or mend it and put it back.`,
    )
  }

  /** Writes a journal of nothing but `rows` beside the old one, then puts it in its place. */
  async #rewrite(rows: Rows): Promise<void> {
    const draft = `${this.#file}.new`
    const handle = await open(draft, 'w')
    try {
      for (const line of compacted(rows)) await handle.appendFile(line)
      await handle.sync()
    } finally {
      await handle.close()
    }
    await rename(draft, this.#file)
    const folder = await open(path.dirname(this.#file), 'r')
    try {
      await folder.sync()
    } finally {
      await folder.close()
    }
  }
}

function* compacted(rows: Rows): Generator<string> {
  yield journalHeader
  let batch: Change[] = []
  for (const change of changesOfRows(rows)) {
    batch.push(change)
    if (batch.length === rowsPerLine) {
      yield encodeLine(batch)
      batch = []
    }
  }
  if (batch.length > 0) yield encodeLine(batch)
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT'
}
