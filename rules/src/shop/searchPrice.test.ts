import { expect, it } from 'vitest'
import { countries } from '../countries/countries.ts'
import { readSearch } from './searchPrice.ts'

const dollar = countries.US.currency

it.each([
  ['under $50', { words: ' ', most: 5000 }],
  ['Gifts under 50', { words: 'gifts  ', most: 5000 }],
  ['toys below 49.99 dollars for boys', { words: 'toys   for boys', most: 4999 }],
  ['up to £40', { words: ' ', most: 4000 }],
  ['less than Rs. 3,000', { words: ' ', most: 300_000 }],
  ['< $25', { words: ' ', most: 2500 }],
  ['$20', { words: ' ', most: 2000 }],
  ['20 dollars', { words: ' ', most: 2000 }],
  ['under ٥٠', { words: ' ', most: 5000 }],
  ['over $100', { words: ' ', least: 10_000 }],
  ['at least 75', { words: ' ', least: 7500 }],
  ['$20 to $40', { words: ' ', least: 2000, most: 4000 }],
  ['$5-10', { words: ' ', least: 500, most: 1000 }],
  ['between 20 and 40 globe', { words: '  globe', least: 2000, most: 4000 }],
  ['under rs500', { words: ' ', most: 50_000 }],
  ['Gift under AED100', { words: 'gift  ', most: 10_000 }],
  ['500rupee globe', { words: '  globe', most: 50_000 }],
  ['under US$50', { words: ' ', most: 5000 }],
  ['over $20 under $50', { words: '  ', least: 2000, most: 5000 }],
  ['more than 20 but less than 50', { words: '  but  ', least: 2000, most: 5000 }],
  ['3-5 years $20-$40', { words: '3-5 years  ', least: 2000, most: 4000 }],
  ['20-30 set under $40', { words: '20-30 set  ', most: 4000 }],
  ['$40 to $20', { words: ' ', least: 2000, most: 4000 }],
  ['under 30 for a 7 year old', { words: '  for a 7 year old', most: 3000 }],
])('the search %j is read as $1', (text, expected) => {
  const { words, ...prices } = readSearch(text, dollar)
  expect({ words: words.replaceAll(/ +/g, ' '), ...prices }).toEqual({
    ...expected,
    words: expected.words.replaceAll(/ +/g, ' '),
  })
})

it.each([
  'globe',
  '5 to 7 years',
  '24 to 36 months',
  'puzzle with 30-40 pieces',
  'under 12',
  'ages from 4',
  '7 year old',
  'under $50.123',
  'under the sea',
  'Orboot 2.0',
  '',
])('the search %j has no price', (text) => {
  expect(readSearch(text, dollar)).toEqual({ words: text })
})
