import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { build } from 'vite'
import { scopedClassName } from './class-names.mjs'

const source = fileURLToPath(new URL('../ui/src', import.meta.url))

/** The size of one component, such as `core/Button`, with everything that it imports except React. */
export const componentSize = (name) => measure(`${source}/${name}/index.ts`)

/** The sizes of all components by name. Takes about 12 seconds. */
export async function componentSizes() {
  const sizes = {}
  for (const [folder, name, file] of entryPoints())
    if (file === 'index.ts') sizes[`${folder}/${name}`] = await componentSize(`${folder}/${name}`)
  return sizes
}

/** The size of ui as a whole. */
export async function wholeSize() {
  const folder = mkdtempSync(path.join(tmpdir(), 'ui-size-'))
  const entry = path.join(folder, 'entry.ts')
  const lines = entryPoints().map(
    (parts, index) => `export * as entry${index} from '${source}/${parts.join('/')}'\n`,
  )
  writeFileSync(entry, lines.join(''))
  const size = await measure(entry)
  rmSync(folder, { recursive: true })
  return size
}

/** The paths of all `index.ts`, each as its parts. */
function entryPoints() {
  return readdirSync(source, { recursive: true, encoding: 'utf8' })
    .map((file) => file.split(path.sep))
    .filter((parts) => parts.at(-1) === 'index.ts')
}

/** Builds an entry and sums the gzipped sizes of its files, in kilobytes of 1,000 bytes. */
async function measure(entry) {
  const { output } = await build({
    configFile: false,
    logLevel: 'silent',
    root: source,
    css: { modules: { generateScopedName: scopedClassName } },
    build: {
      write: false,
      cssCodeSplit: false,
      assetsInlineLimit: 0,
      rollupOptions: {
        input: entry,
        external: /^(?:react|react-dom)(?:\/|$)/u,
        preserveEntrySignatures: 'strict',
      },
    },
  })
  return { script: sum(output, '.js'), style: sum(output, '.css') }
}

function sum(files, ending) {
  const sizes = files
    .filter(({ fileName }) => fileName.endsWith(ending))
    .map((file) => gzipSync(file.code ?? file.source).length)
  return sizes.reduce((total, size) => total + size, 0) / 1000
}
