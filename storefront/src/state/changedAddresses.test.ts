import type { Address } from '@stemside/rules'
import { expect, test } from 'vitest'
import { withAddress, withAddressAt, withDefault, withoutAddress } from './changedAddresses.ts'

const at = (line1: string, line2?: string): Address => ({
  line1,
  ...(line2 !== undefined && { line2 }),
  city: 'Springfield',
  state: 'Illinois',
  postcode: '62701',
  country: 'US',
})
const [one, two, three] = [at('1'), at('2'), at('3')]

test('a new address is added at the end', () => {
  expect(withAddress([one], two)).toEqual([one, two])
})

test('a changed address is replaced in its place', () => {
  expect(withAddress([one, two], three, one)).toEqual([three, two])
})

test('an edited address that another device has deleted is added', () => {
  expect(withAddress([two], three, one)).toEqual([two, three])
})

test('an address with an empty second line equals the same address without one, and is stored once', () => {
  expect(withAddress([one, two], at('1', ''))).toEqual([two, at('1', '')])
  expect(withAddress([one, two], two, one)).toEqual([two])
})

test('saving an unchanged address keeps the list', () => {
  expect(withAddress([one, two], one, one)).toEqual([one, two])
})

test('a deleted address returns to its place', () => {
  expect(withoutAddress([one, two, three], two)).toEqual([one, three])
  expect(withAddressAt([one, three], two, 1)).toEqual([one, two, three])
})

test('the default address is put first', () => {
  expect(withDefault([one, two, three], three)).toEqual([three, one, two])
})
