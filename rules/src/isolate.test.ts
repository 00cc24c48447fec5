import { expect, it } from 'vitest'
import { isolate } from './isolate.ts'

it.each(['مايا', 'שרה', 'Maya مايا', 'عيد ميلاد سعيد!'])(
  'isolate puts %s between marks that keep its direction out of the sentence',
  (text) => {
    expect(isolate(text)).toBe(`\u2068${text}\u2069`)
  },
)

it.each(['Maya', 'Zoë 🚀', '明子', '12', ''])('isolate returns %j unchanged', (text) => {
  expect(isolate(text)).toBe(text)
})
