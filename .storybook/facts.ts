import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { parse } from 'postcss'
import { Node, Project, SyntaxKind } from 'ts-morph'
import type { ImportDeclaration, SourceFile } from 'ts-morph'
import type { Plugin } from 'vite'
import { componentSizes } from '../scripts/component-sizes.mjs'
import type { ComponentSize } from '../scripts/component-sizes.mjs'
import { readTokens } from '../ui/src/tokens/readTokens.ts'
import type { Criterion } from './criteria.ts'

/** The facts that a component's docs page shows, read from the repository's files. */
export interface Facts {
  /** Its folder below `ui/src`: `core/Button`. */
  readonly folder: string
  /** The design tokens that its own style sheet reads. */
  readonly tokens: readonly string[]
  /** The custom properties that its style sheet reads but does not set, so that a parent can. */
  readonly settable: readonly string[]
  /** The titles of the components that import it. */
  readonly components: readonly string[]
  /** The titles of the screens that import it, directly or through other components. */
  readonly screens: readonly string[]
  readonly criteria: Readonly<Record<Criterion, boolean>>
}

/** The facts of a component, and its size with everything it imports, except React. */
export interface MeasuredFacts extends Facts {
  readonly size: ComponentSize
}

const root = fileURLToPath(new URL('..', import.meta.url))
const source = `${root}ui/src/`

/** The facts of every component that has stories, by the title in Storybook. */
export function allFacts(): Readonly<Record<string, Facts>> {
  // This module reads only syntax. ts-morph checks no types until they are asked for.
  const project = new Project({ skipAddingFilesFromTsConfig: true })
  const files = project.addSourceFilesAtPaths([`${source}*/*.{ts,tsx}`, `${source}*/*/*.{ts,tsx}`])
  const stories = new Map(
    files
      .filter((file) => file.getBaseName().endsWith('.stories.tsx') && folderOf(file).includes('/'))
      .map((file) => [folderOf(file), file]),
  )
  const titles = new Map([...stories].map(([folder, file]) => [folder, titleOf(file)]))
  const titlesOf = (folders: Iterable<string>) =>
    [...folders].flatMap((folder) => titles.get(folder) ?? []).toSorted()

  const importers = importersOf(files)
  const shown = shownByTheShop()
  const facts = [...stories].flatMap(([folder, file]): readonly (readonly [string, Facts])[] => {
    const title = titles.get(folder)
    if (title === undefined) return []
    const users = importers.get(folder) ?? new Set()
    const allUsers = allImportersOf(folder, importers)
    const isUsed = [folder, ...allUsers].some((user) => shown.has(user))
    return [
      [
        title,
        {
          folder,
          ...customPropertiesOf(folder),
          components: titlesOf([...users].filter((user) => !isScreen(user))),
          screens: titlesOf([...allUsers].filter(isScreen)),
          criteria: { ...criteriaOf(folder, file), used: isUsed },
        },
      ],
    ]
  })
  return Object.fromEntries(facts)
}

const isScreen = (folder: string) => folder.startsWith('screens/')

/** Returns `core/Button` for `…/ui/src/core/Button/Button.tsx`. */
function folderOf(file: SourceFile): string {
  return file.getDirectoryPath().slice(source.length)
}

/** The `title` of a story file. */
function titleOf(file: SourceFile): string | undefined {
  const title = propertiesOf(file, 'title')[0]?.getInitializer()
  return Node.isStringLiteral(title) ? title.getLiteralText() : undefined
}

const propertiesOf = (file: SourceFile, name: string) =>
  file
    .getDescendantsOfKind(SyntaxKind.PropertyAssignment)
    .filter((property) => property.getName() === name)

/** Whether a story of this file has the tag. */
const hasTag = (file: SourceFile, tag: string) =>
  propertiesOf(file, 'tags').some((property) =>
    property
      .getDescendantsOfKind(SyntaxKind.StringLiteral)
      .some((text) => text.getLiteralText() === tag),
  )

/** The texts that `npm run new:component` leaves to its user. */
const unwritten = 'To write:'

/** The criteria that the files of a component's folder decide. */
function criteriaOf(
  folder: string,
  stories: SourceFile,
): Record<Exclude<Criterion, 'used'>, boolean> {
  const own = `${source}${folder}/${folder.split('/').at(-1)}`
  const guide = existsSync(`${own}.mdx`) ? readFileSync(`${own}.mdx`, 'utf8') : ''
  return {
    stories:
      stories.getVariableDeclaration('Playground') !== undefined && hasTag(stories, 'matrix'),
    guide: partsOfGuide(folder).every((part) => guide.includes(part)),
    texts: readdirSync(source + folder).every(
      (file) => !readText(folder, file).includes(unwritten),
    ),
    tests: existsSync(`${own}.test.tsx`) || propertiesOf(stories, 'play').length > 0,
    axe: propertiesOf(stories, 'a11y').every(
      (property) =>
        !property
          .getDescendantsOfKind(SyntaxKind.PropertyAssignment)
          .some((inner) => inner.getName() === 'test'),
    ),
    pictures: hasTag(stories, 'compared'),
  }
}

/** A page's route decides when it is used; every other component's guide says it. */
const partsOfGuide = (folder: string) => [
  ...(isScreen(folder) ? [] : ['<When']),
  '<Do',
  '<Dont',
  '## Accessibility',
  '## Props',
]

/** A file of a component's folder; '' for a folder within. */
function readText(folder: string, file: string): string {
  const place = `${source}${folder}/${file}`
  return statSync(place).isFile() ? readFileSync(place, 'utf8') : ''
}

/** The folders that the storefront imports. */
function shownByTheShop(): ReadonlySet<string> {
  const shop = `${root}storefront/src`
  const sources = readdirSync(shop, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.tsx?$/u.test(file),
  )
  const imports = sources.flatMap((file) =>
    Array.from(
      readFileSync(`${shop}/${file}`, 'utf8').matchAll(/'@stemside\/ui\/(\w+(?:\/\w+)?)'/gu),
      ([, folder = '']) => folder,
    ),
  )
  return new Set(imports)
}

/**
 * The folders that import each folder. A file beside folders, such as `icons/index.ts`, counts by itself. Stories, tests
 * and fixtures do not count.
 */
function importersOf(files: readonly SourceFile[]): ReadonlyMap<string, ReadonlySet<string>> {
  const importers = new Map<string, Set<string>>()
  for (const file of files) {
    if (/\.(?:stories|test|fixtures)\.tsx?$/u.test(file.getBaseName())) continue
    const importer = ownerOf(file.getFilePath())
    const specifiers = [
      ...file.getImportDeclarations().filter(importsValues),
      ...file.getExportDeclarations(),
    ].flatMap((declaration) => declaration.getModuleSpecifierValue() ?? [])
    for (const specifier of specifiers.filter((one) => one.startsWith('.'))) {
      const imported = ownerOf(path.posix.join(file.getDirectoryPath(), specifier))
      if (imported !== importer)
        importers.set(imported, (importers.get(imported) ?? new Set()).add(importer))
    }
  }
  return importers
}

/** Returns `core/Button` for every file in that folder. */
const ownerOf = (file: string) => file.slice(source.length).split('/').slice(0, 2).join('/')

/** Whether an import remains after the types are removed. */
function importsValues(declaration: ImportDeclaration): boolean {
  const named = declaration.getNamedImports()
  return (
    !declaration.isTypeOnly() && (named.length === 0 || named.some((each) => !each.isTypeOnly()))
  )
}

function allImportersOf(
  folder: string,
  importers: ReadonlyMap<string, ReadonlySet<string>>,
  found = new Set<string>(),
): ReadonlySet<string> {
  for (const importer of importers.get(folder) ?? []) {
    if (found.has(importer)) continue
    found.add(importer)
    allImportersOf(importer, importers, found)
  }
  return found
}

const tokenNames = new Set(
  ['primitives', 'semantic'].flatMap((name) =>
    readTokens(readFileSync(`${source}tokens/${name}.css`, 'utf8')).map((token) => token.name),
  ),
)

/** The custom properties that the style sheets of a component's folder read. */
function customPropertiesOf(folder: string): Pick<Facts, 'tokens' | 'settable'> {
  const read = new Set<string>()
  const set = new Set<string>()
  const sheets = readdirSync(source + folder).filter((file) => file.endsWith('.css'))
  for (const sheet of sheets) {
    parse(readFileSync(`${source}${folder}/${sheet}`, 'utf8')).walkDecls((declaration) => {
      if (declaration.prop.startsWith('--')) set.add(declaration.prop)
      for (const [, name = ''] of declaration.value.matchAll(/var\(\s*(--[\w-]+)/gu)) read.add(name)
    })
  }
  const names = [...read].toSorted()
  return {
    tokens: names.filter((name) => tokenNames.has(name)),
    // By convention, a name with `--_` is private to the component.
    settable: names.filter(
      (name) => !tokenNames.has(name) && !set.has(name) && !name.startsWith('--_'),
    ),
  }
}

async function measure(): Promise<Readonly<Record<string, MeasuredFacts>>> {
  const sizes = await componentSizes()
  return Object.fromEntries(
    Object.entries(allFacts()).flatMap(([title, facts]) => {
      const size = sizes[facts.folder]
      return size === undefined ? [] : [[title, { ...facts, size }] as const]
    }),
  )
}

/** Fills `measuredFacts.ts`. Only docs pages load it, because measuring takes about 15 seconds. */
export function componentFacts(): Plugin {
  const file = `${root}.storybook/measuredFacts.ts`
  return {
    name: 'stemside:component-facts',
    enforce: 'pre',
    load: async (id) =>
      id === file ? `export const measuredFacts = ${JSON.stringify(await measure())}` : undefined,
  }
}
