import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

/* A folder of the storefront imports only from lower layers (storefront/README.md). */

const src = path.resolve(import.meta.dirname, '../storefront/src')

/** From the lowest layer to the highest. A folder may import from itself and from the rows above its own. */
const layers: readonly (readonly string[])[] = [
  ['api'],
  ['state'],
  ['effects', 'payments', 'loading', 'seo'],
  ['hooks'],
  ['frame'],
  ['routes'],
  ['boot'],
  ['prerender'],
]

const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.tsx?$/.test(file) && !file.includes('.test.') && !file.startsWith('test/'),
)
const folderOf = (file: string) => file.split('/')[0] ?? ''
const layerOf = (folder: string) => layers.findIndex((layer) => layer.includes(folder))

test('every file is in a folder that has a layer', () => {
  expect(files.length).toBeGreaterThan(80)
  expect(files.filter((file) => layerOf(folderOf(file)) === -1)).toEqual([])
})

test.for(files)('%s imports from its own folder and lower layers', (file) => {
  const text = readFileSync(path.join(src, file), 'utf8')
  const imported = [...text.matchAll(/(?:from|import)\s*\(?\s*'(\.[^']+)'/g)].map(([, to = '']) =>
    path.posix.join(path.posix.dirname(file), to),
  )
  const refused = imported.filter(
    (to) =>
      folderOf(to) !== folderOf(file) &&
      (layerOf(folderOf(to)) === -1 || layerOf(folderOf(to)) >= layerOf(folderOf(file))),
  )
  expect(refused).toEqual([])
})
