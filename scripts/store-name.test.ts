import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const root = path.resolve(import.meta.dirname, '..')

test('only rules/src/storeName.ts spells the name of the shop (§1.14)', () => {
  const spelling = ['rules', 'ui', 'storefront', 'mock-server'].flatMap((workspace) =>
    readdirSync(path.join(root, workspace, 'src'), { recursive: true, encoding: 'utf8' })
      .filter((file) => /(?<!\.test|\.stories|\.fixtures)\.tsx?$/u.test(file))
      .map((file) => path.join(workspace, 'src', file))
      .filter((file) => readFileSync(path.join(root, file), 'utf8').includes('Stemside')),
  )
  expect(spelling).toEqual(['rules/src/storeName.ts'])
})
