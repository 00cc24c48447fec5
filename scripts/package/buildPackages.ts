import { appendFileSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { build } from 'vite'
import type { InlineConfig } from 'vite'
import { z } from 'zod'
import { oldestBrowsers } from '../../ui/src/content/oldestBrowsers.ts'
import { scopedClassName } from '../class-names.mjs'
import { copyTexts } from './copyTexts.ts'
import { filesOf } from './filesOf.ts'
import { entriesAmong, packedManifest, stylesFile, workspaceSchema } from './manifest.ts'
import { writeTypes } from './writeTypes.ts'

/* Builds the packages that an app outside this repository installs (docs/decisions/419). */

const root = path.resolve(import.meta.dirname, '../..')

/** The workspaces that are packages. ui needs rules. */
export const packed = ['rules', 'ui'] as const
export type Packed = (typeof packed)[number]

const read = (file: string): unknown => JSON.parse(readFileSync(path.join(root, file), 'utf8'))

/**
 * Builds the packages into `to/rules` and `to/ui`. `to` must be inside the repository, because the compiler searches
 * the folders above it for `node_modules`.
 */
export async function buildPackages(to: string): Promise<void> {
  rmSync(to, { recursive: true, force: true })
  const { license } = z.object({ license: z.string() }).parse(read('package.json'))
  for (const name of packed) {
    const folder = path.join(to, name)
    const workspace = workspaceOf(name)
    const entries = entriesOf(name).map(({ source }) => source)
    writeTypes(name, entries, folder)
    const imported = await buildScripts(name, entries, folder)
    if ('./styles.css' in workspace.exports) await buildBaseStyles(name, folder)
    copyTexts(name, folder)
    const manifest = packedManifest(workspace, { license, files: readdirSync(folder), imported })
    writeFileSync(path.join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`)
  }
}

const workspaceOf = (name: Packed) => workspaceSchema.parse(read(`${name}/package.json`))

/** The entry points of a package. */
export const entriesOf = (name: Packed) =>
  entriesAmong(filesOf(path.join(root, name)), workspaceOf(name))

/** What both builds of a workspace share. */
function sharedSettings(name: Packed, to: string): InlineConfig {
  return {
    configFile: false,
    logLevel: 'warn',
    root: path.join(root, name),
    publicDir: false,
    css: { modules: { generateScopedName: scopedClassName } },
    // Scripts find pictures relative to `import.meta.url`, which Vite, Next.js and Node.js understand.
    experimental: { renderBuiltUrl: () => ({ relative: true }) },
    build: {
      outDir: to,
      emptyOutDir: false,
      target: (['safari', 'chrome', 'firefox'] as const).map((one) => one + oldestBrowsers[one]),
      minify: false,
      cssMinify: true,
    },
  }
}

const assetName = ({ names }: { names: readonly string[] }) =>
  names.some((name) => name.endsWith('.css')) ? stylesFile : 'assets/[name]-[hash][extname]'

/** Builds a module for each source, and one file of the components' styles. Returns which packages they import. */
async function buildScripts(
  name: Packed,
  entries: readonly string[],
  to: string,
): Promise<ReadonlySet<string>> {
  const shared = sharedSettings(name, to)
  const results = await build({
    ...shared,
    build: {
      ...shared.build,
      lib: { entry: entries.map((entry) => path.join(root, name, entry)), formats: ['es'] },
      rolldownOptions: {
        checks: { pluginTimings: false },
        external: /^[^./\0]/u,
        output: {
          preserveModules: true,
          preserveModulesRoot: path.join(root, name),
          // The flags come from node_modules. npm packs no folder of that name, so their modules go to assets/.
          entryFileNames: (chunk) => `${chunk.name.replace(/^.*node_modules\//u, 'assets/')}.js`,
          assetFileNames: assetName,
        },
      },
    },
  })
  const files = [results].flat().flatMap((one) => ('output' in one ? one.output : []))
  const own = new Set(files.map((file) => file.fileName))
  const imported = files
    .flatMap((file) => (file.type === 'chunk' ? file.imports.concat(file.dynamicImports) : []))
    .filter((one) => !own.has(one))
  return new Set(imported.flatMap((one) => /^(?:@[^/]+\/)?[^/]+/u.exec(one) ?? []))
}

/**
 * Builds the base styles: layers, fonts, reset and tokens. Puts them before the components' styles, because they
 * declare the order of the cascade layers.
 */
async function buildBaseStyles(name: Packed, to: string): Promise<void> {
  const shared = sharedSettings(name, to)
  const file = path.join(to, stylesFile)
  const styles = readFileSync(file)
  await build({
    ...shared,
    build: {
      ...shared.build,
      assetsInlineLimit: 0,
      rolldownOptions: {
        input: path.join(root, name, 'src/tokens/styles.css'),
        output: { assetFileNames: assetName },
      },
    },
  })
  appendFileSync(file, styles)
}
