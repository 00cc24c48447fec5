// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { keepGiving } from './keepGiving.ts'
import { clearPersonalKeys } from './storageKeys.ts'

const one = '1'.repeat(32)
const two = '2'.repeat(32)
const mars = [{ sku: 'orboot_mars', quantity: 1 }]
const chess = [{ sku: 'tacto_chess', quantity: 1 }]

beforeEach(() => localStorage.clear())

test('an order comes from the list that one of its toys was added from, also after a reload', () => {
  expect(keepGiving(window).listOf(mars)).toBeUndefined()
  keepGiving(window).giveFrom(one, 'orboot_mars')
  keepGiving(window).giveFrom(one, 'tacto_chess')
  expect(keepGiving(window).listOf([...chess, ...mars])).toBe(one)
  expect(keepGiving(window).listOf([{ sku: 'orboot', quantity: 1 }])).toBeUndefined()
})

test('the last list counts', () => {
  const giving = keepGiving(window)
  giving.giveFrom(one, 'orboot_mars')
  giving.giveFrom(two, 'tacto_chess')
  expect(giving.listOf(mars)).toBeUndefined()
  expect(giving.listOf(chess)).toBe(two)
})

test('the list is forgotten once its toys are ordered, and when another account signs in', () => {
  const giving = keepGiving(window)
  giving.giveFrom(one, 'orboot_mars')
  giving.forget()
  expect(keepGiving(window).listOf(mars)).toBeUndefined()
  giving.giveFrom(one, 'orboot_mars')
  clearPersonalKeys(window)
  expect(keepGiving(window).listOf(mars)).toBeUndefined()
})

test.each(['{', '[]', '{"id":"no-id","skus":["orboot_mars"]}', `{"id":"${one}","skus":"orboot"}`])(
  'stored text %s counts as no list',
  (text) => {
    localStorage.setItem('stemside.giving', text)
    expect(keepGiving(window).listOf(mars)).toBeUndefined()
  },
)
