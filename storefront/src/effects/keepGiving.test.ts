// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { keepGiving } from './keepGiving.ts'
import { clearPersonalKeys } from './storageKeys.ts'

const one = '1'.repeat(32)
const two = '2'.repeat(32)
const line = (sku: string) => ({ sku, quantity: 1 })
const mars = line('orboot_mars')
const chess = line('tacto_chess')

beforeEach(() => localStorage.clear())

test('a cart names the toys that were added from a list, and no others, also after a reload', () => {
  expect(keepGiving(window).in([mars])).toBeUndefined()
  keepGiving(window).add(one, 'orboot_mars')
  keepGiving(window).add(one, 'tacto_chess')
  expect(keepGiving(window).in([mars, line('orboot')])).toEqual({ id: one, skus: ['orboot_mars'] })
  expect(keepGiving(window).in([line('orboot')])).toBeUndefined()
})

test('only the last list is remembered', () => {
  const giving = keepGiving(window)
  giving.add(one, 'orboot_mars')
  giving.add(two, 'tacto_chess')
  expect(giving.in([mars, chess])).toEqual({ id: two, skus: ['tacto_chess'] })
})

test('keepIn forgets the toys that left the cart, also if they are added again', () => {
  const giving = keepGiving(window)
  giving.add(one, 'orboot_mars')
  giving.add(one, 'tacto_chess')
  giving.keepIn([mars, line('orboot')])
  expect(giving.in([mars, chess])).toEqual({ id: one, skus: ['orboot_mars'] })
  giving.keepIn([])
  expect(localStorage.getItem('stemside.giving')).toBeNull()
})

test('the list is forgotten when another account signs in', () => {
  keepGiving(window).add(one, 'orboot_mars')
  clearPersonalKeys(window)
  expect(keepGiving(window).in([mars])).toBeUndefined()
})

test.each([
  '{',
  '[]',
  '{"id":"no-id","skus":["orboot_mars"]}',
  `{"id":"${one}","skus":"orboot_mars"}`,
  `{"id":"${one}","skus":[7]}`,
])('stored text %s counts as no list', (text) => {
  localStorage.setItem('stemside.giving', text)
  expect(keepGiving(window).in([mars])).toBeUndefined()
})
