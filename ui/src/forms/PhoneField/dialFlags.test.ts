import { dialCountries } from '@stemside/rules'
import { expect, test } from 'vitest'
import { dialFlags } from './dialFlags.ts'
import { findDialCountries } from './findDialCountries.ts'

test('every country with a dial code has a flag', () => {
  const codes = dialCountries.map(({ code }) => code)
  expect(Object.keys(dialFlags).toSorted()).toEqual(codes.toSorted())
})

test.each([
  ['united', ['AE', 'GB', 'US']],
  ['vn', ['VN']],
  ['+1', ['US', 'CA']],
  ['97', ['AE', 'IL']],
  ['  new zea ', ['NZ']],
  ['atlantis', []],
])('"%s" finds %j', (query, codes) => {
  const found = findDialCountries(query).map(({ code }) => code)
  expect(found).toEqual(codes)
})
