import { open, rename, rm, type FileHandle } from 'node:fs/promises'
import path from 'node:path'
import { encodeChanges, encodeLine, headerOf, journalVersion } from './journalLine.ts'
import { openFile } from './openFile.ts'
import type { Change } from './rows.ts'

/** How many rows one line of a compacted journal holds. */
export const rowsPerLine = 500

/** A journal that is being written beside the current one. */
export interface Draft {
  readonly handle: FileHandle
  end: number
  lines: number
  changes: number
  /** What was appended to the current journal since. */
  readonly tail: string[]
  isAborted: boolean
}

export async function openDraft(file: string): Promise<Draft> {
  await rm(file, { force: true })
  const handle = await openFile(file, 'ax')
  return { handle, end: 0, lines: 0, changes: 0, tail: [], isAborted: false }
}

export async function fill(
  draft: Draft,
  changes: Iterable<Change> | AsyncIterable<Change>,
): Promise<void> {
  const header = headerOf(journalVersion)
  await draft.handle.appendFile(header)
  draft.end += Buffer.byteLength(header)
  let batch: Change[] = []
  for await (const change of changes) {
    batch.push(change)
    draft.changes += 1
    if (batch.length < rowsPerLine) continue
    if (draft.isAborted) throw new Error('aborted')
    await appendTo(draft, [encodeChanges(batch)])
    batch = []
  }
  if (batch.length > 0) await appendTo(draft, [encodeChanges(batch)])
}

export async function appendTo(draft: Draft, texts: readonly string[]): Promise<void> {
  const data = Buffer.from(encodeLines(draft.lines, texts))
  await draft.handle.appendFile(data)
  draft.lines += texts.length
  draft.end += data.length
}

export function encodeLines(before: number, texts: readonly string[]): string {
  return texts.map((text, index) => encodeLine(before + index + 1, text)).join('')
}

/** Writes a whole journal, or leaves the file as it was. */
export async function writeJournal(
  file: string,
  changes: Iterable<Change> | AsyncIterable<Change>,
): Promise<void> {
  const draft = await openDraft(`${file}.new`)
  try {
    await fill(draft, changes)
    await draft.handle.sync()
  } finally {
    await draft.handle.close()
  }
  await rename(`${file}.new`, file)
  await syncFolder(path.dirname(file))
}

/** Makes a rename durable. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
