import { crc32 } from 'node:zlib'
import { collectionNames } from './collections.ts'
import { changeOf, type Change } from './rows.ts'

/** The first line of every journal. A later shape of the file gets a later number. */
export const journalHeader = 'stemside journal 1\n'

/** One transaction as a line: the checksum of what follows, then its changes as JSON. */
export function encodeLine(changes: readonly Change[]): string {
  const text = JSON.stringify(
    changes.map(({ collection, id, row }) =>
      row === undefined ? [collection, id] : [collection, id, row],
    ),
  )
  return `${checksumOf(text)} ${text}\n`
}

/** The changes of a line without its end; undefined where it is not what was written. */
export function decodeLine(line: Buffer): Change[] | undefined {
  const checksum = line.toString('latin1', 0, 8)
  const text = line.toString('utf8', 9)
  if (line[8] !== 0x20 || checksum !== checksumOf(text)) return undefined
  const entries: unknown = JSON.parse(text)
  return Array.isArray(entries) ? decodeEntries(entries) : undefined
}

function decodeEntries(entries: readonly unknown[]): Change[] | undefined {
  const changes: Change[] = []
  for (const entry of entries) {
    if (!Array.isArray(entry)) return undefined
    const [name, id, row] = entry as readonly unknown[]
    const collection = collectionNames.find((known) => known === name)
    if (collection === undefined || typeof id !== 'string') return undefined
    changes.push(changeOf(collection, id, row))
  }
  return changes
}

function checksumOf(text: string): string {
  return crc32(text).toString(16).padStart(8, '0')
}
