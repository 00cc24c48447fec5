import { expect, it } from 'vitest'
import { explainPhoneLength, readPhone } from './readPhone.ts'

it.each([
  // US and Canada.
  ['(555) 123-4567', '+1', '5551234567'],
  ['555.123.4567', '+1', '5551234567'],
  ['555–123–4567', '+1', '5551234567'],
  ['555−123−4567', '+1', '5551234567'],
  ['555\u00a0123\u20114567', '+1', '5551234567'],
  ['1-555-123-4567', '+1', '5551234567'],
  ['+1 555 123 4567', '+1', '5551234567'],
  ['+15551234567', '+1', '5551234567'],
  ['+1 (312) 555-0147', '+1', '3125550147'],
  ['\u202a+1 (312) 555-0147\u202c', '+1', '3125550147'],
  ['＋１　３１２　５５５　０１４７', '+1', '3125550147'],
  // The United Kingdom.
  ['07700 900123', '+44', '7700900123'],
  ['+44 7700 900123', '+44', '7700900123'],
  ['+44 (0)7700 900123', '+44', '7700900123'],
  ['0044 7700 900123', '+44', '7700900123'],
  ['44 7700 900123', '+44', '7700900123'],
  ['44 07700 900123', '+44', '7700900123'],
  // India.
  ['098765 43210', '+91', '9876543210'],
  ['+91 98765 43210', '+91', '9876543210'],
  ['+91-98765-43210', '+91', '9876543210'],
  ['919876543210', '+91', '9876543210'],
  ['९८७६५ ४३२१०', '+91', '9876543210'],
  // A mobile number that begins like the dial code.
  ['91234 56789', '+91', '9123456789'],
  // The Emirates.
  ['50 123 4567', '+971', '0501234567'],
  ['050 123 4567', '+971', '0501234567'],
  ['+971 50 123 4567', '+971', '0501234567'],
  ['+971 050 123 4567', '+971', '0501234567'],
  ['971 50 123 4567', '+971', '0501234567'],
  ['٠٥٠ ١٢٣ ٤٥٦٧', '+971', '0501234567'],
])('%s behind the dial code %s is read as %s', (text, dialCode, phone) => {
  expect(readPhone(text, dialCode)).toEqual({ dialCode, phone })
})

it.each([
  ['+44 7700 900123', { dialCode: '+44', phone: '7700900123' }],
  ['00 971 50 123 4567', { dialCode: '+971', phone: '0501234567' }],
])('a number with a dial code of its own replaces the selected one: %s', (text, read) => {
  expect(readPhone(text, '+1')).toEqual(read)
})

it.each([
  ['is empty', '', ''],
  ['has nine digits, outside the Emirates', '50 123 4567', '501234567'],
  ['is too long', '555 010 0123 45', '555010012345'],
  ['is not complete', '+1 5550 10012', '555010012'],
  ['is complete only with the 0 of its country', '+1 05550 10012', '555010012'],
  ['has a dial code that the shop does not know', '+999 7700 900123', '+9997700900123'],
  ['has letters', '555 010 01ab', '55501001ab'],
])('a text that %s loses its separators and is returned', (_, text, phone) => {
  expect(readPhone(text, '+1')).toEqual({ dialCode: '+1', phone })
})

it('a number of the Emirates gets no 0 while other digits are missing too', () => {
  expect(readPhone('50 123 456', '+971')).toEqual({ dialCode: '+971', phone: '50123456' })
})

it('a number of the Emirates that is still being typed keeps its dial code', () => {
  expect(readPhone('971501234', '+971')).toEqual({ dialCode: '+971', phone: '971501234' })
})

it('a number that was read is read the same a second time', () => {
  for (const [text, dialCode] of [
    ['50 123 4567', '+971'],
    ['07700 900123', '+44'],
  ] as const) {
    const read = readPhone(text, dialCode)
    expect(readPhone(read.phone, read.dialCode)).toEqual(read)
  }
})

it.each([
  ['555 010 012', '1 digit is missing.'],
  ['(555) 010', '4 digits are missing.'],
  ['555 010 0123 4', '1 digit is too many.'],
  ['+1 555 010 0123 45', '2 digits are too many.'],
  ['555 010 0123', ''],
  ['555 010 ext', ''],
  ['', ''],
])('the explanation of %j says how many digits are missing or too many: %j', (text, expected) => {
  expect(explainPhoneLength(text, '+1')).toBe(expected)
})
