/**
 * `npm run changelog` prints which entries, exports and props of `@stemside/ui` changed since the last tag, as Markdown.
 *
 * - `-- v1.2.0` compares this revision with the working tree.
 * - `-- v1.2.0 v1.3.0` compares two revisions.
 *
 * It compares ui/src/test/surface.txt, which lists entries, exports, and props with whether they are required.
 */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { changesBetween } from './changesBetween.ts'
import { readSurface } from '../../ui/src/test/readSurface.ts'
import { git } from '../git.ts'
import { markdownOf } from './markdownOf.ts'

const root = path.resolve(import.meta.dirname, '../..')
const file = 'ui/src/test/surface.txt'

const [from = lastTag(), to, ...others] = process.argv.slice(2)
if (others.length > 0) end('Name one revision, or two: npm run changelog -- HEAD~20 HEAD')
const before = readSurface(textAt(from))
const after = readSurface(
  to === undefined ? readFileSync(path.join(root, file), 'utf8') : textAt(to),
)
const title = to === undefined ? `Changes since ${from}` : `Changes from ${from} to ${to}`
console.log(markdownOf(title, changesBetween(before, after)))

function lastTag(): string {
  return (
    git('describe', '--tags', '--abbrev=0') ??
    end('Git finds no revision with a tag. Name one: npm run changelog -- HEAD~20')
  )
}

function textAt(revision: string): string {
  const commit = git('rev-parse', '--verify', '--quiet', '--end-of-options', `${revision}^{commit}`)
  if (commit === undefined) end(`Git knows no revision "${revision}".`)
  return git('show', `${commit}:${file}`) ?? end(`The revision ${revision} has no ${file}.`)
}

/** Ends the command with a message. */
function end(message: string): never {
  console.error(message)
  process.exit(1)
}
