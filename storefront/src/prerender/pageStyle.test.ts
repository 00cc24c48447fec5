import { expect, test } from 'vitest'
import { componentStyles, pageStyle } from './pageStyle.ts'

/* Which part of the shop's sheet stands in a page. */

const sheet = [
  '@layer tokens{:root{--ink:#000}}',
  '@layer ui.core,ui.commerce;',
  '@layer ui.core.Button{.Button_root{color:red}.Button_root:hover{color:blue}.Button_small{top:0}}',
  '@layer ui.core.Link{.Link_root{color:red}}',
  '@layer ui.commerce.Price{@media (width>=768px){.Price_root{color:red}}}',
  '@font-face{font-family:A}',
].join('')

test('a component that a page shows keeps all of its states and variants', () => {
  const style = pageStyle(sheet, ['<button class="Button_root">Buy</button>'])
  expect(style).toContain('.Button_root:hover{color:blue}')
  expect(style).toContain('.Button_small{top:0}')
})

test('what no page shows is left out; what belongs to no component stays', () => {
  const style = pageStyle(sheet, ['<p>Links and prices, in words</p>'])
  expect(style).not.toMatch(/Button_|Link_|Price_/)
  expect(style).toContain('--ink:#000')
  expect(style).toContain('@font-face{font-family:A}')
})

test('pages that share their styles have what any of them shows', () => {
  const style = pageStyle(sheet, [
    '<a class="Link_root">',
    '<b>',
    '<b class="Hero_price Price_root">',
  ])
  expect(style).toContain('.Link_root')
  expect(style).toContain('.Price_root')
  expect(style).not.toContain('.Button_root')
})

test('layers stand in the order of the whole sheet, for when it comes', () => {
  const style = pageStyle(sheet, ['<b class="Price_root">'])
  const order = '@layer ui.core.Button,ui.core.Link,ui.commerce.Price'
  expect(style).toContain(order)
  expect(style.indexOf('@layer ui.core,ui.commerce')).toBeLessThan(style.indexOf(order))
  expect(style.indexOf(order)).toBeLessThan(style.indexOf('.Price_root'))
})

test('the sheet that comes later has every component, and declares no font a second time', () => {
  const styles = componentStyles(sheet)
  for (const name of ['Button_root', 'Link_root', 'Price_root']) expect(styles).toContain(name)
  expect(styles).not.toMatch(/@font-face|--ink/)
})
