import { expect, it } from 'vitest'
import { pageLinksFor } from './shelfSearch.ts'

it.each([
  ['shipping', 'Delivery'],
  ['gift wrap', 'Delivery'],
  ['second gamepad', 'The gamepad, explained'],
  ['send to canada', 'Delivery'],
  ['favourites', 'Wish list'],
  ['do I need a tablet', 'Device compatibility'],
  ['ipad', 'Device compatibility'],
  ['school', 'Schools'],
  ['bulk', 'Schools'],
  ['GST', 'Prices, tax and invoices'],
  ['return', 'Return policy'],
  ['warranty', 'Guarantee'],
])('a search for %j offers the page %j', (text, label) => {
  expect(pageLinksFor(text).map((link) => link.label)).toEqual([label])
})
