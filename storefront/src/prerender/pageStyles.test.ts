import { expect, test } from 'vitest'
import { fillStyles, splitSheet, unknownStyles } from './pageStyles.ts'

const sheet = [
  '@font-face{font-family:Shop;src:url(/shop.woff2)}',
  '@font-face{font-family:Shop Fallback;src:local(Arial)}',
  '@layer tokens{:root{--red:#f00}}',
  '@layer ui.core,ui.media;',
  '@layer ui.media{@media (scripting:none){button{display:none}}}',
  '@layer ui.core.Card{.Card_root{color:red}}',
  '@layer ui.core.Button{.Button_root{color:red}.Button_root:hover{color:blue}}',
].join('')

test('a page inlines all states of the components that it shows, the rest has every component and the fonts', () => {
  const { firstOf, rest } = splitSheet(sheet)
  expect(firstOf('<a class="Button_root">Buy</a>')).toBe(
    [
      '@font-face{font-family:Shop Fallback;src:local(Arial)}',
      '@layer tokens{:root{--red:#f00}}',
      '@layer ui.core,ui.media;',
      '@layer ui.media{@media (scripting:none){button{display:none}}}',
      // Without it, Card would win over Button, because its first mention would be later.
      '@layer ui.core.Card,ui.core.Button;',
      '@layer ui.core.Button{.Button_root{color:red}.Button_root:hover{color:blue}}',
    ].join(''),
  )
  expect(rest).toBe(
    [
      '@font-face{font-family:Shop;src:url(/shop.woff2)}',
      '@layer ui.core.Card{.Card_root{color:red}}',
      '@layer ui.core.Button{.Button_root{color:red}.Button_root:hover{color:blue}}',
    ].join(''),
  )
})

test('a page that shows no component inlines none', () => {
  expect(splitSheet(sheet).firstOf('<p>Button</p>')).not.toContain('Button_')
})

test('a page gets both parts of its styles', () => {
  const page = `<style>${unknownStyles.first}</style><link href="${unknownStyles.restUrl}">`
  expect(fillStyles(page, { first: '.a{}', restUrl: '/rest.css' })).toBe(
    '<style>.a{}</style><link href="/rest.css">',
  )
})
