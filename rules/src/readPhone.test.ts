import { expect, it } from 'vitest'
import { readPhone } from './readPhone.ts'

it.each([
  ['+44 7700 900123', { dialCode: '+44', phone: '7700900123' }],
  ['+44 (0)7700 900123', { dialCode: '+44', phone: '7700900123' }],
  ['0044 7700 900123', { dialCode: '+44', phone: '7700900123' }],
  ['+971 50 123 4567', { dialCode: '+971', phone: '0501234567' }],
  ['+971 050 123 4567', { dialCode: '+971', phone: '0501234567' }],
  ['+91-98765-43210', { dialCode: '+91', phone: '9876543210' }],
  ['07700 900123', { phone: '7700900123' }],
  ['(555) 010-0123', { phone: '5550100123' }],
  ['555.010.0123', { phone: '5550100123' }],
])('reads %s', (text, expected) => {
  expect(readPhone(text, '+1')).toEqual(expected)
})

it('adds the 0 of the Emirates to a mobile number that is typed behind +971', () => {
  expect(readPhone('50 123 4567', '+971')).toEqual({ phone: '0501234567' })
})

it.each([
  ['is a form’s number already', '98765 43210'],
  ['has nine digits, outside the Emirates', '50 123 4567'],
  ['is the Emirates’ number with its 0', '050 123 4567'],
  ['is not complete', '+44 7700 90012'],
  ['is not complete, with the 0', '+44 07700 90012'],
  ['has a dial code that the shop does not know', '+999 7700 900123'],
  ['has letters', '+44 7700 9001ab'],
  ['is empty', ''],
])('leaves a text that %s', (_, text) => {
  expect(readPhone(text, '+1')).toBeUndefined()
})
