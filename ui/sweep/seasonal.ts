import { folderOf } from './modules.ts'

const asText = { query: '?raw', import: 'default', eager: true } as const

const seasonSheets = Object.values(
  import.meta.glob<string>(['../src/themes/*.css', '../src/tokens/stageActions.css'], asText),
).join('\n')

/** The custom properties that a season sets. */
const seasonTokens = new Set(
  Array.from(seasonSheets.matchAll(/(--[\w-]+):/gu), ([, name = '']) => name),
)

const readsSeasonToken = (sheet: string) =>
  Array.from(sheet.matchAll(/var\((--[\w-]+)/gu)).some(([, name = '']) => seasonTokens.has(name))

/** The folders of the components whose own style sheets read what a season sets, such as `banners/SeasonHero`. */
export const seasonalFolders: ReadonlySet<string> = new Set(
  Object.entries(import.meta.glob<string>('../src/*/*/*.module.css', asText))
    .filter(([, sheet]) => readsSeasonToken(sheet))
    .map(([path]) => folderOf(path)),
)
