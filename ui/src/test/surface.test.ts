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

function behind(exported: Readonly<Record<string, unknown>>): string {
  return Object.keys(exported)
    .toSorted()
    .map((name) => `  ${name} ${propsOf.get(name)?.join(' ') ?? ''}`.trimEnd())
    .join('\n')
}

test('what the doors let out, and what it takes, changes knowingly', async () => {
  const surface = Object.entries(doors).map(([path, exported]) => {
    const door = path.replace(/^\.\.\/(.*)index\.ts$/u, './$1').replace(/\/$/u, '')
    return `${door}\n${behind(exported)}\n`
  })
  await expect(surface.join('')).toMatchFileSnapshot('surface.txt')
})
