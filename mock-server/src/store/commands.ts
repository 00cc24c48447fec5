import { rename, stat } from 'node:fs/promises'
import path from 'node:path'
import { StartupError } from '../base/StartupError.ts'
import { decodeLine, journalVersion } from './journalLine.ts'
import { lockFolder } from './lock.ts'
import { migrateChange } from './migrateChange.ts'
import { makeDataFolder, openFile } from './openFile.ts'
import { journalName } from './openStore.ts'
import { chunksOf, JournalDamage, linesOf, readJournal } from './readJournal.ts'
import { applyChange, changesOfRows, emptyRows, type Change, type Rows } from './rows.ts'
import { syncFolder, writeJournal } from './writeJournal.ts'

/*
 * What `npm run store` does with the files of the embedded store. Each command returns what it did,
 * in sentences.
 */

/**
 * Copies the journal up to its last whole line. The server may run: the backup contains
 * everything that the server confirmed before the copy began.
 */
export async function backup(folder: string, target: string): Promise<string[]> {
  // An open file stays the same when the server compacts its journal meanwhile.
  const journal = await openFile(path.join(folder, journalName))
  try {
    const { rows, end } = await read(journal)
    const copy = await openFile(target, 'wx')
    try {
      for await (const chunk of chunksOf(journal, end)) await copy.appendFile(chunk)
      await copy.sync()
    } finally {
      await copy.close()
    }
    return [`Saved ${summaryOf(rows)} to ${target}.`]
  } finally {
    await journal.close()
  }
}

/**
 * Replaces the journal by a backup, and keeps the old journal under another name. Creates the folder if there is none.
 * The server must not run.
 */
export async function restore(folder: string, source: string): Promise<string[]> {
  await makeDataFolder(folder)
  return locked(folder, async (file) => {
    const { rows } = await read(source)
    const kept = await setAside(file, 'replaced')
    await writeJournal(file, changesOfRows(rows))
    return [`Restored ${summaryOf(rows)} from ${source} to ${folder}.`, ...kept]
  })
}

/** Renames the journal, so that the next start begins with the seed. */
export async function reset(folder: string): Promise<string[]> {
  return locked(folder, async (file) => {
    const kept = await setAside(file, 'replaced')
    return ['The next start begins with the seed data and no orders.', ...kept]
  })
}

/** Writes a journal of all lines that are whole, keeps the damaged one, and lists what is lost. */
export async function repair(folder: string): Promise<string[]> {
  return locked(folder, async (file) => {
    const rows = emptyRows()
    const { lost, version } = await readWholeLines(file, rows)
    if (lost.length === 0 && version === journalVersion) {
      const isGood = await read(file).then(
        () => true,
        () => false,
      )
      if (isGood) return ['The journal is not damaged. Nothing was changed.']
    }
    const kept = await setAside(file, 'damaged')
    await writeJournal(file, changesOfRows(rows))
    return [`Kept ${summaryOf(rows)}.`, ...lost, ...kept]
  })
}

async function readWholeLines(
  file: string,
  rows: Rows,
): Promise<{ lost: string[]; version: number }> {
  const lost: string[] = []
  let number = 0
  let expected = 1
  let version = journalVersion
  for await (const { line, isWhole } of linesOf(file)) {
    number += 1
    const text = line.toString('utf8')
    if (number === 1 && isWhole && /^stemside journal \d+$/.test(text)) {
      version = Number(text.split(' ')[2])
      if (version > journalVersion) throw new StartupError(newerServer)
      continue
    }
    const found = version === 1 ? number - 1 : Number(text.split(' ')[1])
    const decoded = decodeLine(line, found, version)
    if ('problem' in decoded) {
      if (decoded.problem.includes('newer version')) throw new StartupError(newerServer)
      lost.push(`Lost line ${number}: ${decoded.problem}.${ordersNamedIn(text)}`)
      expected += 1
      continue
    }
    if (found > expected) lost.push(`Lost ${found - expected} lines before line ${number}.`)
    expected = found + 1
    for (const change of decoded.changes) applyChange(rows, migrateChange(change, version))
  }
  if (number === 0) lost.push('The file is empty: everything in it is lost.')
  return { lost, version }
}

const newerServer = 'A newer version of the server wrote this journal. Start that version.'

/** The orders that a damaged line names. */
function ordersNamedIn(text: string): string {
  const orders = new Set(text.match(/STEM(?:-[2-9A-HJ-NP-Z]{5}){2}/g))
  return orders.size === 0 ? '' : ` It names ${[...orders].join(', ')}.`
}

async function locked(
  folder: string,
  work: (file: string) => Promise<string[]>,
): Promise<string[]> {
  const release = await lockFolder(folder)
  try {
    return await work(path.join(folder, journalName))
  } finally {
    await release()
  }
}

async function setAside(file: string, reason: 'damaged' | 'replaced'): Promise<string[]> {
  const exists = await stat(file).then(
    () => true,
    () => false,
  )
  if (!exists) return []
  const time = new Date().toISOString().replaceAll(/[:.]/g, '-')
  const aside = `${file}.${reason}-${time}`
  await rename(file, aside)
  await syncFolder(path.dirname(file))
  return [`The journal as it was is kept as ${aside}.`]
}

async function read(
  source: Parameters<typeof readJournal>[0],
): Promise<{ rows: Rows; end: number }> {
  const rows = emptyRows()
  try {
    const { end } = await readJournal(source, (changes: readonly Change[]) => {
      for (const change of changes) applyChange(rows, change)
    })
    return { rows, end }
  } catch (error) {
    if (!(error instanceof JournalDamage)) throw error
    throw new StartupError(
      `The file is damaged at line ${error.line} (byte ${error.offset}): ${error.message}.`,
    )
  }
}

function summaryOf({ orders, carts, subscriptions }: Rows): string {
  return `${orders.size} orders, ${carts.size} carts and ${subscriptions.size} subscriptions`
}
