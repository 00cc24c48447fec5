import { z } from 'zod'

/** What a workspace's package.json says that its package needs. */
export const workspaceSchema = z.object({
  name: z.string(),
  version: z.string(),
  type: z.literal('module'),
  sideEffects: z.union([z.boolean(), z.array(z.string())]),
  exports: z.record(z.string(), z.string()),
  dependencies: z.record(z.string(), z.string()),
})
type Workspace = z.infer<typeof workspaceSchema>

/** Where the package has all styles: beside the fonts and pictures that they name. */
export const stylesFile = 'assets/styles.css'

/** The texts and pictures of the shop itself. The package has only those that a component or a sample shows. */
const ownToTheShop: ReadonlySet<string> = new Set(['./art/*', './content/*'])

/** An app brings these itself, so that there is one of each. */
const broughtByTheApp: ReadonlySet<string> = new Set(['react', 'react-dom'])

interface Built {
  readonly license: string
  /** The names of the package's files and folders. */
  readonly files: readonly string[]
  /** The packages that the built modules import. */
  readonly imported: ReadonlySet<string>
}

/** The package.json of a workspace's package: the workspace's own leads to TypeScript sources. */
export function packedManifest(workspace: Workspace, { license, files, imported }: Built) {
  const { name, version, type, sideEffects, dependencies } = workspace
  for (const one of imported)
    if (!(one in dependencies)) throw new Error(`${name} imports ${one} but does not depend on it.`)
  const needed = Object.entries(dependencies)
    .filter(([one]) => imported.has(one))
    .map(([one, exact]) => [one, `^${exact}`] as const)
  return {
    name,
    version,
    license,
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

/** Those of a workspace's files that an import of the package can lead to. */
export function entriesAmong(files: readonly string[], workspace: Workspace): readonly string[] {
  const targets = publicExports(workspace)
    .map(([, target]) => target.replace(/^\.\//u, ''))
    .filter((target) => target.endsWith('.ts'))
  return files.filter((file) =>
    targets.some((target) => {
      const [start = '', end] = target.split('*')
      return end === undefined ? file === target : file.startsWith(start) && file.endsWith(end)
    }),
  )
}
