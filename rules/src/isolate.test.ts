import { expect, it } from 'vitest'
import { isolate } from './isolate.ts'

it.each(['مايا', 'שרה', 'Maya مايا', 'عيد ميلاد سعيد!'])(
  'isolates %s from the sentence around it',
  (text) => {
    expect(isolate(text)).toBe(`\u2068${text}\u2069`)
  },
)

it.each(['Maya', 'Zoë 🚀', '明子', '12', ''])('leaves %j as it is', (text) => {
  expect(isolate(text)).toBe(text)
})
