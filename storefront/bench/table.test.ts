import { expect, test } from 'vitest'
import { formatTable, median } from './table.ts'

test('median returns the middle value, whatever the order', () => {
  expect(median([300, 100, 200])).toBe(200)
  expect(median([])).toBeNaN()
})

test('each build has a column of medians, and values that miss their goal are bold', () => {
  const before = new Map([['landing: LCP A', [900.4, 950, 980]]])
  const after = new Map([['landing: LCP A', [700, 900, 650]]])
  const table = formatTable(
    new Map([
      ['before', before],
      ['after', after],
    ]),
  )
  expect(table.split('\n')).toEqual([
    '| figure (goal) | before | after |',
    '| --- | ---: | ---: |',
    '| landing: LCP A | **950** (≤ 900) | 700 (≤ 900) |',
  ])
})

test('LCP B is divided by the LCP of the floor page', () => {
  const figures = new Map([
    ['shop: LCP B', [1300]],
    ['shop: LCP B of the floor page', [1000]],
  ])
  expect(formatTable(new Map([['this build', figures]]))).toContain(
    '| shop: LCP B ÷ floor page | **1.30** (≤ 1.25) |',
  )
})

test('the goal of ready is 100 ms more than with plain script tags; a build without ready shows a dash', () => {
  const figures = new Map([
    ['shop: ready B', [2150]],
    ['shop: ready B, plain script tags', [2000]],
  ])
  const old = new Map([['shop: ready B', [Number.NaN]]])
  const table = formatTable(
    new Map([
      ['this build', figures],
      ['old', old],
    ]),
  )
  expect(table).toContain('| shop: ready B | **2150** (≤ 2100) | – |')
})
