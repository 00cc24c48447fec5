/**
 * `npm run fonts`: subsets the shop's two typefaces to the characters of its own texts, into
 * `ui/src/tokens/fonts`. Other characters come from the whole fonts, which `fonts.css` declares too
 * (docs/decisions/089).
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'

const ascii = Array.from({ length: 95 }, (_, place) => String.fromCodePoint(0x20 + place)).join('')
/** The same characters as the `unicode-range` of `fonts.css`. */
const words = `${ascii}\u00A0£©×·é–—‘’“”…€→−`

/** Headings use Gabarito at one weight; text, labels and prices use Figtree. */
const cuts = [
  { name: 'figtree', face: 'figtree-latin', letters: words, wght: { min: 400, max: 800 } },
  { name: 'figtree-rupee', face: 'figtree-latin-ext', letters: '₹', wght: { min: 400, max: 800 } },
  { name: 'gabarito', face: 'gabarito-latin', letters: words, wght: 900 },
]

const { resolve } = createRequire(import.meta.url)
const folder = fileURLToPath(new URL('../ui/src/tokens/fonts/', import.meta.url))
await mkdir(folder, { recursive: true })
for (const { name, face, letters, wght } of cuts) {
  const [family] = face.split('-')
  const whole = await readFile(
    resolve(`@fontsource-variable/${family}/files/${face}-wght-normal.woff2`),
  )
  const cut = await subsetFont(whole, letters, { targetFormat: 'woff2', variationAxes: { wght } })
  await writeFile(`${folder}${name}.woff2`, cut)
  console.log(`${name.padEnd(14)} ${whole.length} → ${cut.length} bytes`)
}
