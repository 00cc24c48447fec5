import { fileURLToPath } from 'node:url'
import { builtinResolvers, ERROR_CODES, parse } from 'react-docgen'
import type { Documentation } from 'react-docgen'
import { expect, test } from 'vitest'

/** Every door of package.json's `exports` that leads to code: `.` and `./*`. */
const doors = import.meta.glob<Record<string, unknown>>(
  ['../index.ts', '../*/index.ts', '../*/*/index.ts'],
  {
    eager: true,
  },
)
const sources = import.meta.glob<string>(
  ['../*/*/*.tsx', '!../**/*.{stories,test,fixtures}.tsx', '!../{test,rules-lab}/**'],
  { query: '?raw', import: 'default', eager: true },
)

/** Several components may share a file. */
const resolver = new builtinResolvers.FindExportedDefinitionsResolver({ limit: 0 })

/** What react-docgen, which makes Storybook's tables of props, reads from a file. */
function documented(path: string, text: string): Documentation[] {
  try {
    return parse(text, { resolver, filename: fileURLToPath(new URL(path, import.meta.url)) })
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === ERROR_CODES.MISSING_DEFINITION)
      return []
    throw error
  }
}

const propsOf = new Map(
  Object.entries(sources)
    .flatMap(([path, text]) => documented(path, text))
    .map(({ displayName = '', props = {} }) => [
      displayName,
      Object.entries(props)
        .map(([name, { required = false }]) => (required ? name : `${name}?`))
        .toSorted(),
    ]),
)

test('what the doors let out, and what it takes, changes knowingly', async () => {
  const lines = Object.entries(doors).flatMap(([path, exported]) => [
    path.replace(/^\.\.\/(.*)index\.ts$/u, './$1').replace(/\/$/u, ''),
    ...Object.keys(exported)
      .toSorted()
      .map((name) => `  ${name} ${propsOf.get(name)?.join(' ') ?? ''}`.trimEnd()),
  ])
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('surface.txt')
})
