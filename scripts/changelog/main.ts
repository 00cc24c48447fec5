/**
 * `npm run changelog` prints what changed for users of `@stemside/ui` since the last tag, as Markdown.
 *
 * - `-- v1.2.0` compares this revision with the working tree.
 * - `-- v1.2.0 v1.3.0` compares two revisions.
 *
 * It knows what ui/src/test/surface.txt lists: entries, exports, props, and whether a prop is required or money. It does
 * not see other changes of a type, or of looks.
 */
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { changesBetween } from './changesBetween.ts'
import { markdownOf } from './markdownOf.ts'
import { readSurface } from './readSurface.ts'

const root = path.resolve(import.meta.dirname, '../..')
const file = 'ui/src/test/surface.txt'

const [from = lastTag(), to] = process.argv.slice(2)
const before = readSurface(textAt(from))
const after = readSurface(
  to === undefined ? readFileSync(path.join(root, file), 'utf8') : textAt(to),
)
const title = to === undefined ? `Changes since ${from}` : `Changes from ${from} to ${to}`
console.log(markdownOf(title, changesBetween(before, after)))

function lastTag(): string {
  const tag = printedByGit('describe', '--tags', '--abbrev=0')
  return tag?.trim() ?? end('No revision has a tag. Name one: npm run changelog -- HEAD~20')
}

function textAt(revision: string): string {
  return printedByGit('show', `${revision}:${file}`) ?? end(`${revision} has no ${file}.`)
}

/** What Git prints; undefined if it fails. */
function printedByGit(...args: readonly string[]): string | undefined {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' })
  return status === 0 ? stdout : undefined
}

/** Ends the command with a message. */
function end(message: string): never {
  console.error(message)
  process.exit(1)
}
