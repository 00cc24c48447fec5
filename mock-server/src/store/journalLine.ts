import { crc32 } from 'node:zlib'
import { collectionNames } from './collections.ts'
import { changeOf, type Change } from './rows.ts'

/**
 * The version of the data that this server writes. It reads all versions before. There is no version 3: one flipped
 * bit in the header would make it a 2.
 */
export const journalVersion = 4

export function headerOf(version: number): string {
  return `stemside journal ${version}\n`
}

/** One transaction as JSON. */
export function encodeChanges(changes: readonly Change[]): string {
  return JSON.stringify(
    changes.map(({ collection, id, row }) =>
      row === undefined ? [collection, id] : [collection, id, row],
    ),
  )
}

/**
 * A line of the journal: checksum, number of the line from 1, length of the JSON in bytes, JSON. The
 * number shows a lost line; the length tells a line that was cut off from one whose end is damaged.
 */
export function encodeLine(number: number, json: string): string {
  const content = `${number} ${Buffer.byteLength(json)} ${json}`
  return `${checksumOf(content)} ${content}\n`
}

export type Line =
  | { readonly changes: readonly Change[] }
  /** Why the line cannot be used. */
  | { readonly problem: string }

/** Reads a line without its line break. */
export function decodeLine(line: Buffer, number: number, version: number): Line {
  const text = line.toString('utf8')
  const content = text.slice(9)
  if (text[8] !== ' ' || text.slice(0, 8) !== checksumOf(content)) {
    return { problem: 'its checksum does not fit' }
  }
  if (version === 1) return decodeJson(content)
  const [, found = '', json = ''] = /^(\d+) \d+ ([^]*)$/.exec(content) ?? []
  if (Number(found) !== number) {
    return { problem: `line ${found} of the journal stands where line ${number} belongs` }
  }
  return decodeJson(json)
}

/**
 * True for the beginning of a line that was being written when the process or the machine stopped:
 * nobody was told that it is saved. False for a line that is there in full length.
 */
export function isTorn(rest: Buffer, number: number, version: number): boolean {
  if (rest.includes(0)) return false
  const text = rest.toString('utf8')
  if (version === 1) return 'problem' in decodeLine(rest.subarray(0, -1), number, version)
  const head = /^[\da-f]{8} (\d+) (\d+) /.exec(text)
  if (!head) return /^[\da-f]{0,8}( (\d+( \d*)?)?)?$/.test(text)
  const [start, found, bytes] = head
  return Number(found) === number && rest.length <= start.length + Number(bytes)
}

function decodeJson(json: string): Line {
  const entries: unknown = JSON.parse(json)
  if (!Array.isArray(entries)) return { problem: 'it is not a transaction' }
  const changes: Change[] = []
  for (const entry of entries as readonly unknown[]) {
    if (!Array.isArray(entry)) return { problem: 'it is not a transaction' }
    const [name, id, row] = entry as readonly unknown[]
    const collection = collectionNames.find((known) => known === name)
    if (collection === undefined || typeof id !== 'string') {
      return {
        problem: `it holds ${JSON.stringify(name)}, which a newer version of the server wrote`,
      }
    }
    changes.push(changeOf(collection, id, row))
  }
  return { changes }
}

function checksumOf(text: string): string {
  return crc32(text).toString(16).padStart(8, '0')
}
