import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parse } from 'postcss'
import { importedBy, tokensBehind } from './causes.ts'
import type { Changes, Dependencies } from './causes.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

const git = (...args: readonly string[]) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })

const lines = (text: string) => text.split('\n').filter((line) => line !== '')

const tokenSheets = [
  'ui/src/tokens/primitives.css',
  'ui/src/tokens/semantic.css',
  'ui/src/tokens/dark.css',
  'ui/src/themes/themes.css',
]

/** What has changed since the last commit that stored pictures; undefined without Git. */
export function changesSincePictures(): Changes | undefined {
  try {
    const [base] = lines(git('log', '-1', '--format=%H', '--', 'ui/visual/pictures'))
    if (base === undefined) return undefined
    const files = [
      ...lines(git('diff', '--name-only', base)),
      ...lines(git('ls-files', '--others', '--exclude-standard')),
    ]
    return { files, tokens: changedTokens(base, files) }
  } catch {
    return undefined
  }
}

/** All values of each token. A token may have one for each season and scheme. */
function valuesIn(css: string): ReadonlyMap<string, readonly string[]> {
  const values = new Map<string, string[]>()
  parse(css).walkDecls(/^--/u, ({ prop, value }) => {
    values.set(prop, [...(values.get(prop) ?? []), value])
  })
  return values
}

function changedTokens(base: string, files: readonly string[]): Changes['tokens'] {
  const changed = new Set<string>()
  for (const sheet of tokenSheets.filter((each) => files.includes(each))) {
    const before = valuesIn(git('show', `${base}:${sheet}`))
    const now = valuesIn(readFileSync(root + sheet, 'utf8'))
    for (const name of new Set([...before.keys(), ...now.keys()])) {
      if (before.get(name)?.join() !== now.get(name)?.join()) changed.add(name)
    }
  }
  const css = tokenSheets.map((sheet) => readFileSync(root + sheet, 'utf8')).join('\n')
  const reads = [...valuesIn(css)].map(
    ([name, values]) => [name, values.flatMap((value) => readIn(value))] as const,
  )
  return tokensBehind(changed, new Map(reads))
}

const readIn = (css: string) =>
  Array.from(css.matchAll(/var\(\s*(--[\w-]+)/gu), ([, name = '']) => name)

interface Stats {
  readonly modules: readonly {
    readonly name: string
    readonly reasons: readonly { readonly moduleName: string }[]
  }[]
}

function isStats(value: unknown): value is Stats {
  return typeof value === 'object' && value !== null && 'modules' in value
}

/** What each story file depends on, from the module list of `storybook build --stats-json`. */
export function readDependencies(): (importPath: string) => Dependencies {
  const file = `${root}storybook-static/preview-stats.json`
  const stats: unknown = JSON.parse(readFileSync(file, 'utf8'))
  if (!isStats(stats)) throw new Error(`${file} is not what Storybook 10 writes`)
  const imports = new Map<string, string[]>()
  for (const { name, reasons } of stats.modules) {
    for (const { moduleName } of reasons) {
      const importer = withoutDotSlash(moduleName)
      imports.set(importer, [...(imports.get(importer) ?? []), withoutDotSlash(name)])
    }
  }
  return (importPath) => {
    const files = importedBy(withoutDotSlash(importPath), imports)
    const sheets = [...files].filter((each) => each.endsWith('.css'))
    const tokens = new Set(
      [...sheets, 'ui/src/tokens/reset.css'].flatMap((sheet) =>
        readIn(readFileSync(root + sheet, 'utf8')),
      ),
    )
    return { files, tokens }
  }
}

const withoutDotSlash = (path: string) => path.replace(/^\.\//u, '')
