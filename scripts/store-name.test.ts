import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { storeName } from '@stemside/rules'
import { expect, test } from 'vitest'

const root = path.resolve(import.meta.dirname, '..')

/** What runs in the shop, in its mails and in Storybook. Tests and stories may spell the name, to check what is shown. */
const folders = [
  'rules/seed',
  'rules/src',
  'ui/src',
  'ui/art',
  'storefront/src',
  'storefront/vite',
  'mock-server/src',
  '.storybook',
  'scripts',
]

/** These cannot import the constant: JSON, and the brand's logo, whose letters are paths. */
const copies = ['ui/art/brand/logo-white.svg', 'ui/art/brand/logo.svg', 'ui/art/brand/mark.svg']
const manifest = 'ui/art/brand/manifest.webmanifest'

/** The name, or the word mark, which has small letters. Keys and names of files in small letters are identifiers. */
const spelled = new RegExp(`${storeName}|>${storeName.toLowerCase()}<`, 'u')

test('only rules/src/storeName.ts spells the name of the shop (§1.14)', () => {
  const spelling = folders.flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) =>
        /(?<!\.test|\.stories|\.fixtures)\.(?:tsx?|mjs|html|css|svg|webmanifest)$/u.test(file),
      )
      .map((file) => path.posix.join(folder, file))
      .filter((file) => spelled.test(readFileSync(path.join(root, file), 'utf8'))),
  )
  expect(spelling.toSorted()).toEqual(['rules/src/storeName.ts', manifest, ...copies].toSorted())
})

test('the web manifest and the logos name the shop as the constant does (§1.14)', () => {
  const names: unknown = JSON.parse(readFileSync(path.join(root, manifest), 'utf8'))
  expect(names).toMatchObject({ name: storeName, short_name: storeName })
  const labels = copies.map(
    (file) => /aria-label="([^"]*)"/u.exec(readFileSync(path.join(root, file), 'utf8'))?.[1],
  )
  expect(labels).toEqual([storeName, storeName, storeName])
})
