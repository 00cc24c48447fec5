import { z } from 'zod'

/** The fields of a workspace's package.json that the package.json of its package is made from. */
export const workspaceSchema = z.object({
  name: z.string(),
  version: z.string(),
  type: z.literal('module'),
  sideEffects: z.union([z.boolean(), z.array(z.string())]),
  exports: z.record(z.string(), z.string()),
  dependencies: z.record(z.string(), z.string()),
})
type Workspace = z.infer<typeof workspaceSchema>

/** The path of the package's only style sheet. The fonts and pictures that it uses are in the same folder. */
export const stylesFile = 'assets/styles.css'

/** The exports that apps cannot import: the shop's pictures and texts. The package has only those that it uses. */
const ownToTheShop: ReadonlySet<string> = new Set(['./art/*', './content/*'])

/**
 * The peer dependencies with their ranges. The app installs them, so that a page does not load a second React. The
 * components use `useEffectEvent`, which React has since 19.2.
 */
const broughtByTheApp: ReadonlyMap<string, string> = new Map([
  ['react', '^19.2.0'],
  ['react-dom', '^19.2.0'],
])

interface Built {
  readonly license: string
  /** The names of the package's files and folders. */
  readonly files: readonly string[]
  /** The packages that the built modules import. */
  readonly imported: ReadonlySet<string>
}

/** Makes a package's package.json. It is the workspace's own, but leads to built modules instead of sources. */
export function packedManifest(workspace: Workspace, { license, files, imported }: Built) {
  const { name, version, type, sideEffects, dependencies } = workspace
  for (const one of imported)
    if (!(one in dependencies)) throw new Error(`${name} imports ${one} but does not depend on it.`)
  const needed = Object.entries(dependencies)
    .filter(([one]) => imported.has(one))
    .map(([one, exact]) => [one, broughtByTheApp.get(one) ?? `^${exact}`] as const)
  return {
    name,
    version,
    license,
    private: true,
    type,
    sideEffects,
    files,
    exports: Object.fromEntries(
      publicExports(workspace).map(([path, target]) => [path, builtTarget(target)]),
    ),
    dependencies: Object.fromEntries(needed.filter((one) => !isPeer(one))),
    peerDependencies: Object.fromEntries(needed.filter(isPeer)),
  }
}

const isPeer = ([name]: readonly [string, string]) => broughtByTheApp.has(name)

/** Each path that other people can import, with its source. */
function publicExports({ exports }: Workspace): readonly (readonly [string, string])[] {
  return Object.entries(exports).filter(([path]) => !ownToTheShop.has(path))
}

function builtTarget(source: string): string | { types: string; default: string } {
  if (source.endsWith('.css')) return `./${stylesFile}`
  const base = source.replace(/\.ts$/u, '')
  return { types: `${base}.d.ts`, default: `${base}.js` }
}

interface Entry {
  /** What an app imports: `@stemside/ui/core/Button`. */
  readonly specifier: string
  /** Its source, from the workspace: `src/core/Button/index.ts`. */
  readonly source: string
}

/** Returns the entry points of a package: the TypeScript files of its workspace that an app can import. */
export function entriesAmong(files: readonly string[], workspace: Workspace): readonly Entry[] {
  const targets = publicExports(workspace).filter(([, target]) => target.endsWith('.ts'))
  return targets.flatMap(([path, target]) => {
    const pattern = new RegExp(`^${target.replace('./', '').replace('*', '(.+)')}$`, 'u')
    return files.flatMap((source) => {
      const found = pattern.exec(source)
      if (found === null) return []
      return { specifier: workspace.name + path.slice(1).replace('*', found[1] ?? ''), source }
    })
  })
}
