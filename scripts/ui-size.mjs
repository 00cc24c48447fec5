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

/** In kilobytes of 1,000 bytes: script, style sheet. */
const budgets = [
  ['core/Button', 3, 1],
  ['core/Dialog', 16, 1.5],
  ['core/Drawer', 16, 1.5],
  ['core/DropdownMenu', 34, 1.5],
  ['forms/TextField', 5, 1.5],
  // Includes the five countries, whose currencies write prices and whose folders say more (0.7 kB), and the styles of Button (0.8 kB),
  // Price and Picture.
  ['commerce/ProductCard', 3.6, 1.6],
]
/** In kilobytes: all style sheets of ui together, without fonts. */
const allStyles = 25

const folder = mkdtempSync(join(tmpdir(), 'ui-size-'))
const rows = []
for (const [name, script, style] of budgets) {
  const size = await measure(`export * from '${source}/${name}/index.ts'\n`)
  rows.push({ name, what: 'script', size: size.script, most: script })
  rows.push({ name, what: 'style', size: size.style, most: style })
}
const doors = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('index.ts'),
)
const all = await measure(
  doors.map((door, place) => `export * as door${place} from '${source}/${door}'\n`).join(''),
)
rows.push({ name: 'everything', what: 'style', size: all.style, most: allStyles })
rmSync(folder, { recursive: true })

for (const { name, what, size, most } of rows) {
  const verdict = size > most ? 'TOO BIG' : ''
  console.log(
    name.padEnd(22),
    what.padEnd(7),
    `${size.toFixed(2)} of ${most} kB`.padStart(17),
    verdict,
  )
}
process.exitCode = rows.some(({ size, most }) => size > most) ? 1 : 0

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
