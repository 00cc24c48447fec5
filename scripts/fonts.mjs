/**
 * `npm run fonts`: subsets the shop's two typefaces to the characters of its own texts, into
 * `ui/src/tokens/fonts`. For other characters `fonts.css` also declares the complete fonts
 * (docs/decisions/089).
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'

const ascii = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(0x20 + index)).join('')
/** The same characters as the `unicode-range` of `fonts.css`. */
const characters = `${ascii}\u00A0£©×·é–—‘’“”…€→−`

/** Headings use Gabarito at one weight; text, labels and prices use Figtree. */
const subsets = [
  { name: 'figtree', face: 'figtree-latin', text: characters, wght: { min: 400, max: 800 } },
  { name: 'figtree-rupee', face: 'figtree-latin-ext', text: '₹', wght: { min: 400, max: 800 } },
  { name: 'gabarito', face: 'gabarito-latin', text: characters, wght: 900 },
]

const { resolve } = createRequire(import.meta.url)
const folder = fileURLToPath(new URL('../ui/src/tokens/fonts/', import.meta.url))
await mkdir(folder, { recursive: true })
for (const { name, face, text, wght } of subsets) {
  const [family] = face.split('-')
  const font = await readFile(
    resolve(`@fontsource-variable/${family}/files/${face}-wght-normal.woff2`),
  )
  const subset = await subsetFont(font, text, { targetFormat: 'woff2', variationAxes: { wght } })
  await writeFile(`${folder}${name}.woff2`, subset)
  console.log(`${name.padEnd(14)} ${font.length} → ${subset.length} bytes`)
}
