import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'

/* A folder imports only from lower layers, types included (README.md of each workspace). */

const root = path.resolve(import.meta.dirname, '..')

/** From the lowest layer to the highest. A folder may import from itself and from the rows above its own. */
type Layers = readonly (readonly string[])[]

const storefront: Layers = [
  ['api'],
  ['state'],
  ['effects', 'payments', 'loading', 'seo'],
  ['hooks'],
  ['frame'],
  ['routes'],
  ['boot'],
  ['prerender'],
]

const server: Layers = [
  ['base', 'books', 'delivery'],
  ['store'],
  ['payments', 'secrets'],
  ['shop'],
  ['once', 'catalogue', 'giftCards', 'carts'],
  ['http', 'mail'],
  ['stock', 'accounts'],
  ['intents', 'referrals'],
  ['orders', 'gifts'],
  ['sales'],
  ['seed', 'jobs', 'erasing', 'auth'],
  ['blog', 'routes'],
  ['pages', 'tools', 'shopkeeper'],
  ['.'],
]

/** The files of a workspace that the shop runs. */
function filesOf(src: string): readonly string[] {
  return readdirSync(src, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /(?<!\.d|\.test)\.tsx?$/.test(file) && !/^test(?:ing)?\//.test(file),
  )
}

/** The first folder of a path; `.` for a file beside the folders. */
function folderOf(file: string): string {
  return file.includes('/') ? (file.split('/')[0] ?? '.') : '.'
}

describe.for([
  ['storefront/src', storefront],
  ['mock-server/src', server],
] as const)('%s', ([folder, layers]) => {
  const src = path.join(root, folder)
  const files = filesOf(src)
  const layerOf = (name: string) => layers.findIndex((layer) => layer.includes(name))

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
})
