/**
 * `npm run size:ui`: prints the gzipped size of components, without React. Exits with 1 when one exceeds
 * its budget. Storybook shows the size of every component on its page.
 */
import { componentSize, wholeSize } from './component-sizes.mjs'

/** Component, and the limits of its script and its style sheet in kilobytes of 1,000 bytes. */
const budgets = [
  ['core/Button', 3, 1],
  ['core/Dialog', 16, 1.5],
  ['core/Drawer', 16, 1.5],
  ['core/DropdownMenu', 34, 1.5],
  ['forms/TextField', 5, 1.5],
  // Includes the data of the five countries (0.7 kB), which formats prices, and cva, and the styles of
  // Button (0.8 kB), Price, OfferPrice and Picture, and the luminance of the picture's colour (0.1 kB).
  ['commerce/ProductCard', 4.1, 1.62],
]
/**
 * The limit of all style sheets of ui together, without fonts, in kilobytes of 1,000 bytes. A page inlines
 * about half of them (docs/decisions/292); storefront/e2e/budget.spec.ts limits that half.
 */
const allStylesLimit = 34.8

const rows = []
for (const [name, script, style] of budgets) {
  const size = await componentSize(name)
  rows.push({ name, what: 'script', size: size.script, limit: script })
  rows.push({ name, what: 'style', size: size.style, limit: style })
}
const whole = await wholeSize()
rows.push({ name: 'everything', what: 'style', size: whole.style, limit: allStylesLimit })

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
