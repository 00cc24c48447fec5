/**
 * `npm run size:ui`: prints the gzipped size of components, without React. Exits with 1 when one exceeds
 * its budget.
 */
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { build } from 'vite'
import { scopedClassName } from './class-names.mjs'

const source = fileURLToPath(new URL('../ui/src', import.meta.url))

/** Component, and the limits of its script and its style sheet in kilobytes of 1,000 bytes. */
const budgets = [
  ['core/Button', 3, 1],
  ['core/Dialog', 16, 1.5],
  ['core/Drawer', 16, 1.5],
  ['core/DropdownMenu', 34, 1.5],
  ['forms/TextField', 5, 1.5],
  // Includes the data of the five countries (0.7 kB), which formats prices, and cva, and the styles of
  // Button (0.8 kB), Price and Picture.
  ['commerce/ProductCard', 3.7, 1.6],
]
/** The limit of all style sheets of ui together, without fonts, in kilobytes of 1,000 bytes. */
const allStyles = 25

const folder = mkdtempSync(join(tmpdir(), 'ui-size-'))
const rows = []
for (const [name, script, style] of budgets) {
  const size = await measure(`export * from '${source}/${name}/index.ts'\n`)
  rows.push({ name, what: 'script', size: size.script, limit: script })
  rows.push({ name, what: 'style', size: size.style, limit: style })
}
const entries = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('index.ts'),
)
const all = await measure(
  entries
    .map((entryFile, index) => `export * as entry${index} from '${source}/${entryFile}'\n`)
    .join(''),
)
rows.push({ name: 'everything', what: 'style', size: all.style, limit: allStyles })
rmSync(folder, { recursive: true })

for (const { name, what, size, limit } of rows) {
  const verdict = size > limit ? 'TOO BIG' : ''
  console.log(
    name.padEnd(22),
    what.padEnd(7),
    `${size.toFixed(2)} of ${limit} kB`.padStart(17),
    verdict,
  )
}
process.exitCode = rows.some(({ size, limit }) => size > limit) ? 1 : 0

/** Builds an entry and sums the sizes of its files. */
async function measure(code) {
  const entry = join(folder, 'entry.ts')
  writeFileSync(entry, code)
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
