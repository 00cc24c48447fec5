import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const root = path.resolve(import.meta.dirname, '..')

/** The texts of all files of a kind below a folder. */
function textsIn(folder: string, kind: RegExp): readonly string[] {
  return readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => kind.test(file))
    .map((file) => readFileSync(path.join(root, folder, file), 'utf8'))
}

/** A component names a line's colour by its product line: `var(--color-line-${hue})`. */
const isComputed = (name: string) => name.startsWith('--color-line-')

test('every token is read by a style sheet or a component', () => {
  const sheets = ['primitives', 'semantic'].map((name) =>
    readFileSync(path.join(root, `ui/src/tokens/${name}.css`), 'utf8'),
  )
  const sources = ['ui/src', 'storefront/src'].flatMap((folder) =>
    textsIn(folder, /\.(?:css|tsx?)$/u),
  )
  const read = new Set(
    sources.flatMap((text) => Array.from(text.matchAll(/var\((--[\w-]+)/gu), ([, name]) => name)),
  )
  const names = sheets.flatMap((sheet) =>
    Array.from(sheet.matchAll(/^ *(--[\w-]+):/gmu), ([, name = '']) => name),
  )
  expect(names.length).toBeGreaterThan(100)
  expect(names.filter((name) => !read.has(name) && !isComputed(name))).toEqual([])
})
