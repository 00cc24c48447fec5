import { fileURLToPath } from 'node:url'
import { builtinResolvers, ERROR_CODES, parse } from 'react-docgen'
import type { Documentation } from 'react-docgen'

/** The documentation of one prop by react-docgen. Storybook's tables come from `.storybook/propTables.ts`. */
export type DocumentedProp = NonNullable<Documentation['props']>[string]

const sources = import.meta.glob<string>(
  ['../*/*/*.tsx', '!../**/*.{stories,test,fixtures}.tsx', '!../{test,rules-lab}/**'],
  { query: '?raw', import: 'default', eager: true },
)

/** Several components may share a file. */
const resolver = new builtinResolvers.FindExportedDefinitionsResolver({ limit: 0 })

function documented(path: string, text: string): Documentation[] {
  try {
    return parse(text, { resolver, filename: fileURLToPath(new URL(path, import.meta.url)) })
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === ERROR_CODES.MISSING_DEFINITION)
      return []
    throw error
  }
}

/** The props of each component by name, without those of its HTML element. */
export const documentedProps: ReadonlyMap<
  string,
  Readonly<Record<string, DocumentedProp>>
> = new Map(
  Object.entries(sources)
    .flatMap(([path, text]) => documented(path, text))
    .map(({ displayName = '', props = {} }) => [displayName, props]),
)
