import { expect, test } from 'vitest'
import { pageStyles } from './pageStyles.ts'

/* Which part of the shop's sheet stands in a page, and which comes later. */

const sheet = [
  '@layer tokens{:root{--ink:#000}}',
  '@layer ui.core,ui.commerce;',
  '@layer ui.core.Button{.Button_root{color:red}.Button_root:hover{color:blue}.Button_small{top:0}}',
  '@layer ui.core.Link{.Link_root{color:red}}',
  '@layer ui.commerce.Price{@media (width>=768px){.Price_root{color:red}}}',
  '@font-face{font-family:A;src:url(/a.woff2)}',
  '@font-face{font-family:B;src:local(Arial)}',
  '@font-face{font-family:C;src:url(/c.woff2)}',
].join('')
const fonts = ['/a.woff2']

test('a component that a page shows keeps all of its states and variants', () => {
  const { own } = pageStyles(sheet, ['<button class="Button_root">Buy</button>'], fonts)
  expect(own).toContain('.Button_root:hover{color:blue}')
  expect(own).toContain('.Button_small{top:0}')
})

test('what no page shows is left out; what belongs to no component stays', () => {
  const { own } = pageStyles(sheet, ['<p>Links and prices, in words</p>'], fonts)
  expect(own).not.toMatch(/Button_|Link_|Price_/)
  expect(own).toContain('--ink:#000')
})

test('pages that share their styles have what any of them shows', () => {
  const { own } = pageStyles(
    sheet,
    ['<a class="Link_root">', '<b>', '<b class="Hero_price Price_root">'],
    fonts,
  )
  expect(own).toContain('.Link_root')
  expect(own).toContain('.Price_root')
  expect(own).not.toContain('.Button_root')
})

test('layers stand in the order of the whole sheet, for when the rest comes', () => {
  const { own } = pageStyles(sheet, ['<b class="Price_root">'], fonts)
  const order = '@layer ui.core.Button,ui.core.Link,ui.commerce.Price'
  expect(own).toContain(order)
  expect(own.indexOf('@layer ui.core,ui.commerce')).toBeLessThan(own.indexOf(order))
  expect(own.indexOf(order)).toBeLessThan(own.indexOf('.Price_root'))
})

test('the rest is every other component, and nothing that a page has already', () => {
  const { rest } = pageStyles(sheet, ['<b class="Price_root">'], fonts)
  for (const name of ['Button_root', 'Link_root']) expect(rest).toContain(name)
  expect(rest).not.toMatch(/Price_root|@font-face|--ink/)
})

test('the faces of the page’s words stand alone, all others with its own styles', () => {
  const { own, faces } = pageStyles(sheet, [], fonts)
  expect(faces).toBe('@font-face{font-family:A;src:url(/a.woff2)}')
  expect(own).toContain('@font-face{font-family:B')
  expect(own).toContain('@font-face{font-family:C')
  expect(own).not.toContain('a.woff2')
})
