import { describe, expect, it } from 'vitest'
import { says } from '../../fixtures/says.ts'
import { checkoutForms, couponForm, exitPopupForm, trackingForm } from './shopping.ts'
import { validate } from './validate.ts'

const long = 'a'.repeat(10_000)

const contact = {
  name: 'Ada Sample',
  email: 'ada@example.com',
  dialCode: '+1',
  phone: '555-010-0123',
}
const place = { line1: '1 Sample Street', city: 'Sampleton' }
const homes = {
  IN: { ...contact, ...place, state: 'Karnataka', postcode: '560001', country: 'IN' },
  US: { ...contact, ...place, state: 'IL', postcode: '62701', country: 'US' },
  GB: { ...contact, ...place, postcode: 'SW1A 1AA', country: 'GB' },
  CA: { ...contact, ...place, state: 'Ontario', postcode: 'K1A 0B1', country: 'CA' },
  AE: { ...contact, ...place, state: 'Dubai', country: 'AE' },
} as const

describe('guest checkout (§5.17)', () => {
  type Country = keyof typeof homes
  it.each<[string, Country, object, object]>([
    ['India: all is well', 'IN', {}, {}],
    [
      'India: five digits',
      'IN',
      { postcode: '56000' },
      { postcode: 'Please enter a 6 digit PIN code' },
    ],
    [
      'India: a PIN that begins with 0',
      'IN',
      { postcode: '060001' },
      { postcode: 'A PIN code begins with 1 to 9. Please check the first digit.' },
    ],
    [
      'India: five digits that begin with 0',
      'IN',
      { postcode: '06000' },
      { postcode: 'Please enter a 6 digit PIN code' },
    ],
    ['India: no state', 'IN', { state: '' }, { state: 'This field is mandatory' }],
    ['US: all is well', 'US', {}, {}],
    ['US: ZIP+4', 'US', { postcode: '62701-1234' }, {}],
    ['US: letters', 'US', { postcode: 'ABCDE' }, { postcode: 'Please enter a 5 digit ZIP code' }],
    ['US: nothing', 'US', { postcode: '' }, { postcode: 'This field is mandatory' }],
    [
      'US: left out',
      'US',
      { postcode: undefined, state: undefined },
      { postcode: 'This field is mandatory', state: 'This field is mandatory' },
    ],
    ['UK: all is well, no county asked for', 'GB', {}, {}],
    ['UK: a ZIP code', 'GB', { postcode: '62701' }, { postcode: 'Please enter a valid postcode' }],
    ['Canada: all is well', 'CA', {}, {}],
    [
      'Canada: a letter that none has',
      'CA',
      { postcode: 'D1A 0B1' },
      { postcode: 'Please enter a valid postal code' },
    ],
    ['Canada: endless', 'CA', { postcode: long }, { postcode: 'Please enter a valid postal code' }],
    ['Emirates: all is well without a postcode', 'AE', {}, {}],
    ['Emirates: no emirate', 'AE', { state: '' }, { state: 'Please choose an emirate' }],
    [
      'Emirates: none of the seven',
      'AE',
      { state: 'Ontario' },
      { state: 'Please choose an emirate' },
    ],
    ['a present without a number of whoever gets it', 'IN', { recipientPhone: '' }, {}],
    [
      'a present with too short a number',
      'IN',
      { recipientPhone: '98000', recipientDialCode: '+91' },
      { recipientPhone: 'Please enter a 10 digit phone number' },
    ],
    ['no name', 'US', { name: '' }, { name: 'This field is mandatory' }],
    ['no street', 'US', { line1: ' ' }, { line1: 'This field is mandatory' }],
    ['no city', 'US', { city: '' }, { city: 'This field is mandatory' }],
    [
      'an endless second line',
      'US',
      { line2: long },
      { line2: 'Please use at most 200 characters' },
    ],
  ])('%s: $3', (_, country, change, expected) => {
    expect(says(checkoutForms[country], homes[country], change)).toEqual(expected)
  })

  it.each<[string, Country, string, string]>([
    ['India: written with a space', 'IN', '560 001', '560001'],
    ['India: Devanagari digits', 'IN', '५६०००१', '560001'],
    ['UK: lower case, no space', 'GB', 'sw1a1aa', 'SW1A 1AA'],
    ['UK: the shortest', 'GB', 'm11ae', 'M1 1AE'],
    ['Canada: lower case, no space', 'CA', 'k1a0b1', 'K1A 0B1'],
    ['Emirates: one that was typed all the same', 'AE', '00000', ''],
  ])('tidies the postcode of %s', (_, country, typed, tidied) => {
    const result = validate(checkoutForms[country], { ...homes[country], postcode: typed })
    expect(result.ok && result.values.postcode).toBe(tidied)
  })

  it.each<[Country, string, string]>([
    ['US', '+1 (312) 555-0147', '3125550147'],
    ['GB', '07700 900123', '7700900123'],
    ['IN', '098765 43210', '9876543210'],
    ['AE', '50 123 4567', '0501234567'],
  ])('%s: reads the phone number %s', (country, phone, read) => {
    const dialCode = { US: '+1', GB: '+44', IN: '+91', CA: '+1', AE: '+971' }[country]
    const result = validate(checkoutForms[country], { ...homes[country], dialCode, phone })
    expect(result.ok && result.values).toMatchObject({ phone: read, dialCode })
  })

  it('a number with a dial code of its own brings that code into the order', () => {
    const result = validate(checkoutForms.US, { ...homes.US, phone: '+44 7700 900123' })
    expect(result.ok && result.values).toMatchObject({ phone: '7700900123', dialCode: '+44' })
  })
})

describe('exit popup (§5.9)', () => {
  it.each<[string, object, object]>([
    ['a good address', { email: 'a@c.de' }, {}],
    ['none', { email: '' }, { email: '*Please enter email id!' }],
    ['nothing at all', {}, { email: '*Please enter email id!' }],
    ['a bad one', { email: 'a b@c.de' }, { email: '*Please enter a valid email id!' }],
    ['an endless one', { email: long }, { email: '*Please enter a valid email id!' }],
  ])('%s: $2', (_, values, expected) => {
    expect(says(exitPopupForm, {}, values)).toEqual(expected)
  })
})

describe('tracking (§2.4)', () => {
  const order = { orderId: 'ST-1001', email: 'ada@example.com' }
  it.each<[string, object, object]>([
    ['all is well', {}, {}],
    ['no order number', { orderId: ' ' }, { orderId: 'Enter your order number' }],
    ['an endless one', { orderId: long }, { orderId: 'Please use at most 64 characters' }],
    ['no email', { email: '' }, { email: 'Enter your email address' }],
    ['a bad email', { email: 'ada@' }, { email: 'Please enter a valid email id!' }],
  ])('%s: $2', (_, change, expected) => {
    expect(says(trackingForm, order, change)).toEqual(expected)
  })

  it.each([' stem-x76n8-mwlv4', 'STEM X76N8 MWLV4', '#STEM-X76N8-MWLV4', 'stem – x76n8 – mwlv4.'])(
    'accepts an order id that is typed as "%s"',
    (orderId) => {
      const typed = { orderId, email: 'ada@example.com' }
      expect(validate(trackingForm, typed)).toMatchObject({
        values: { orderId: 'STEM-X76N8-MWLV4' },
      })
    },
  )
})

describe('coupon field (§4.16)', () => {
  it.each<[string, object, object]>([
    ['a code', { code: ' save10 ' }, {}],
    ['none', { code: ' ' }, { code: 'Enter a coupon code' }],
    ['nothing at all', {}, { code: 'Enter a coupon code' }],
    ['an endless one', { code: long }, { code: 'Please use at most 64 characters' }],
  ])('%s: $2', (_, values, expected) => {
    expect(says(couponForm, {}, values)).toEqual(expected)
  })
})
