import { expect, test } from 'vitest'
import { fillStyles, shownComponents, splitSheet, unknownStyles } from './pageStyles.ts'

const sheet = [
  '@font-face{font-family:Shop;src:url(/shop.woff2)}',
  '@font-face{font-family:Shop Fallback;src:local(Arial)}',
  '@layer tokens{:root{--red:#f00}}',
  '@layer ui.core.Card{.Card_root{color:red}}',
  '@layer ui.core.Button{.Button_root{color:red}.Button_root:hover{color:blue}}',
].join('')

test('the first part has all states of shown components, the rest the other components and fonts', () => {
  const { first, rest } = splitSheet(sheet, new Set(['Button']))
  expect(first).toBe(
    [
      '@font-face{font-family:Shop Fallback;src:local(Arial)}',
      '@layer tokens{:root{--red:#f00}}',
      // Empty, but mentioned before Button: a later mention would make Card win over it.
      '@layer ui.core.Card{}',
      '@layer ui.core.Button{.Button_root{color:red}.Button_root:hover{color:blue}}',
    ].join(''),
  )
  expect(rest).toBe(
    [
      '@font-face{font-family:Shop;src:url(/shop.woff2)}',
      '@layer ui.core.Card{.Card_root{color:red}}',
    ].join(''),
  )
})

test('the components that a page shows are found by their classes', () => {
  const shownIn = shownComponents(sheet)
  expect(shownIn('<p>Hello</p>')).toEqual([])
  expect(shownIn('<a class="Button_root">Buy</a>')).toEqual(['Button'])
})

test('a page gets both parts of its styles', () => {
  const page = `<style>${unknownStyles.first}</style><link href="${unknownStyles.restUrl}">`
  expect(fillStyles(page, { first: '.a{}', restUrl: '/rest.css' })).toBe(
    '<style>.a{}</style><link href="/rest.css">',
  )
})
