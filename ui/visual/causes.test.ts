import { describe, expect, test } from 'vitest'
import { causesOf, importedBy, tokensBehind } from './causes.ts'

const button = {
  files: new Set([
    'ui/src/core/Button/Button.stories.tsx',
    'ui/src/core/Button/Button.tsx',
    'ui/src/core/Button/Button.module.css',
    'ui/src/content/orboot.ts',
  ]),
  tokens: new Set(['--color-action']),
}
const causes = (
  files: readonly string[],
  tokens: Readonly<Record<string, readonly string[]>> = {},
) =>
  causesOf(
    {
      files,
      tokens: new Map(Object.entries(tokens).map(([name, changed]) => [name, new Set(changed)])),
    },
    button,
  )

describe('the likely causes of a difference', () => {
  test('are changed tokens that the styles read, before changed files', () => {
    const tokens = { '--color-action': ['--color-action'], '--color-sale': ['--color-sale'] }
    expect(causes(['ui/src/core/Button/Button.tsx'], tokens)).toEqual([
      'Token: --color-action',
      'Component: core/Button',
    ])
  })

  test('name the token whose own value changed, not those that read it', () => {
    expect(causes([], { '--blue': ['--blue'], '--color-action': ['--blue'] })).toEqual([
      'Token: --blue',
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

test('tokensBehind finds the changed tokens behind each token that reads them', () => {
  const reads = new Map([
    ['--blue', []],
    ['--color-action', ['--blue']],
    ['--color-link', ['--color-action']],
    ['--space', []],
  ])
  const found = tokensBehind(new Set(['--blue', '--color-action']), reads)
  expect([...found].map(([name, changed]) => [name, ...changed].join(' '))).toEqual([
    '--blue --blue',
    '--color-action --color-action --blue',
    '--color-link --color-action --blue',
  ])
})

test('importedBy finds everything that a file imports, also when imports are circular', () => {
  const imports = new Map([
    ['a', ['b']],
    ['b', ['c', 'a']],
    ['d', ['a']],
  ])
  expect([...importedBy('a', imports)]).toEqual(['a', 'b', 'c'])
})
