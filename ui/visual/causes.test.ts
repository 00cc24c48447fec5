import { describe, expect, test } from 'vitest'
import { causesOf, importedBy } from './causes.ts'

const button = {
  files: new Set([
    'ui/src/core/Button/Button.stories.tsx',
    'ui/src/core/Button/Button.tsx',
    'ui/src/core/Button/Button.module.css',
    'ui/src/content/orboot.ts',
  ]),
  tokens: new Set(['--color-action']),
}
const causes = (files: readonly string[], tokens: readonly string[] = []) =>
  causesOf({ files, tokens }, button)

describe('the likely causes of a difference', () => {
  test('are changed tokens that the styles read, before changed files', () => {
    expect(causes(['ui/src/core/Button/Button.tsx'], ['--color-action', '--color-sale'])).toEqual([
      'Token: --color-action',
      'Component: core/Button',
    ])
  })

  test('name a component once, although two of its files have changed', () => {
    expect(
      causes(['ui/src/core/Button/Button.tsx', 'ui/src/core/Button/Button.module.css']),
    ).toEqual(['Component: core/Button'])
  })

  test('name content, and the story itself last', () => {
    expect(causes(['ui/src/core/Button/Button.stories.tsx', 'ui/src/content/orboot.ts'])).toEqual([
      'Content: content/orboot.ts',
      'Story: core/Button/Button.stories.tsx',
    ])
  })

  test('name what every story depends on: base styles and packages', () => {
    expect(causes(['ui/src/tokens/reset.css', 'package-lock.json'])).toEqual([
      'Base styles: reset.css',
      'Package: package-lock.json',
    ])
  })

  test('are none if nothing that the story imports has changed', () => {
    expect(causes(['ui/src/core/Dialog/Dialog.tsx', 'README.md'])).toEqual([])
  })
})

test('importedBy finds everything that a file imports, also when imports are circular', () => {
  const imports = new Map([
    ['a', ['b']],
    ['b', ['c', 'a']],
    ['d', ['a']],
  ])
  expect([...importedBy('a', imports)]).toEqual(['a', 'b', 'c'])
})
