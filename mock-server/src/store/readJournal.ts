import type { FileHandle } from 'node:fs/promises'
import { decodeLine, headerOf, isTorn, journalVersion } from './journalLine.ts'
import { migrateChange } from './migrateChange.ts'
import { openFile } from './openFile.ts'
import type { Change } from './rows.ts'

/** A journal that cannot be read whole. Nothing was changed. */
export class JournalDamage extends Error {
  override readonly name = 'JournalDamage'
  /** Counted from 1, the header included. */
  readonly line: number
  /** Where the line begins, in bytes. */
  readonly offset: number

  constructor(problem: string, line: number, offset: number) {
    super(problem)
    this.line = line
    this.offset = offset
  }
}

export interface JournalEnd {
  readonly version: number
  /** Whole lines, without the header. */
  readonly lines: number
  /** Where the last whole line ends, in bytes. */
  readonly end: number
  /** Bytes after that: a line that was being written when the process stopped. */
  readonly torn: number
}

/**
 * Reads a journal line by line, whatever its size. Each transaction goes to `apply` in the shape of
 * this version's rows.
 * @throws {JournalDamage} at the first line that is not as it was written.
 */
export async function readJournal(
  file: string | FileHandle,
  apply: (changes: readonly Change[]) => void,
): Promise<JournalEnd> {
  let version = 0
  let lines = 0
  let end = 0
  let rest: Buffer = Buffer.alloc(0)
  for await (const { line, isWhole } of linesOf(file)) {
    if (!isWhole) rest = line
    else if (version === 0) {
      version = versionOf(line)
      end = line.length + 1
    } else {
      const decoded = decodeLine(line, lines + 1, version)
      if ('problem' in decoded) throw new JournalDamage(decoded.problem, lines + 2, end)
      apply(decoded.changes.map((change) => migrateChange(change, version)))
      lines += 1
      end += line.length + 1
    }
  }
  if (version === 0) {
    const problem = rest.length === 0 ? 'the file is empty' : 'it does not begin as a journal does'
    throw new JournalDamage(problem, 1, 0)
  }
  if (rest.length > 0 && !isTorn(rest, lines + 1, version)) {
    throw new JournalDamage('the end of the file is damaged', lines + 2, end)
  }
  return { version, lines, end, torn: rest.length }
}

function versionOf(header: Buffer): number {
  const text = `${header.toString('latin1')}\n`
  for (let version = 1; version <= journalVersion; version += 1) {
    if (text === headerOf(version)) return version
  }
  const newer = /^stemside journal \d+\n$/.test(text)
  throw new JournalDamage(
    newer ? 'a newer version of the server wrote it' : 'it does not begin as a journal does',
    1,
    0,
  )
}

interface RawLine {
  /** Without its line break. */
  readonly line: Buffer
  /** False for what stands after the last line break. */
  readonly isWhole: boolean
}

/** The lines of a file as they are. */
export async function* linesOf(file: string | FileHandle): AsyncGenerator<RawLine> {
  let pieces: Buffer[] = []
  for await (const chunk of chunksOf(file)) {
    let start = 0
    for (;;) {
      const end = chunk.indexOf(0x0a, start)
      if (end === -1) break
      const piece = chunk.subarray(start, end)
      yield { line: pieces.length === 0 ? piece : Buffer.concat([...pieces, piece]), isWhole: true }
      pieces = []
      start = end + 1
    }
    if (start < chunk.length) pieces.push(chunk.subarray(start))
  }
  if (pieces.length > 0) yield { line: Buffer.concat(pieces), isWhole: false }
}

/** The bytes of a file from its beginning to `end`. An open file stays open. */
export async function* chunksOf(file: string | FileHandle, end = Infinity): AsyncGenerator<Buffer> {
  if (typeof file === 'string') {
    const handle = await openFile(file)
    try {
      yield* chunksOf(handle, end)
    } finally {
      await handle.close()
    }
    return
  }
  for (let position = 0; position < end;) {
    const size = Math.min(1024 * 1024, end - position)
    const { buffer, bytesRead } = await file.read(Buffer.allocUnsafe(size), 0, size, position)
    if (bytesRead === 0) return
    yield buffer.subarray(0, bytesRead)
    position += bytesRead
  }
}
