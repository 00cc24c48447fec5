import * as z from 'zod/mini'
import { describe, expect, it } from 'vitest'
import {
  checkoutForms,
  couponForm,
  createAccountForm,
  emailForm,
  exitPopupForm,
  loginForm,
  newPasswordForm,
  oneTimeCodeForm,
  trackingForm,
} from './index.ts'
import { fieldMessages, validate } from './validate.ts'

const long = 'a'.repeat(10_000)

/** What a form says when one field of a good form is given another value. */
function says(form: z.ZodMiniType, good: object, change: object): unknown {
  const result = validate(form, { ...good, ...change })
  return result.ok ? {} : result.messages
}

const account = {
  name: 'Ada Sample',
  email: 'ada@example.com',
  dialCode: '+91',
  phone: '9876543210',
  password: 'secret',
  repeatPassword: 'secret',
}

describe('create account (§5)', () => {
  it.each<[string, object, object]>([
    ['all is well', {}, {}],
    ['no name', { name: '' }, { name: 'This field is mandatory' }],
    ['only blanks for a name', { name: '   ' }, { name: 'This field is mandatory' }],
    ['no e-mail', { email: '' }, { email: 'Enter your email address' }],
    ['a bad e-mail', { email: 'ada@' }, { email: 'Please enter a valid email id!' }],
    ['nine digits', { phone: '987654321' }, { phone: 'Please enter a 10 digit phone number' }],
    ['eleven digits', { phone: '98765432101' }, { phone: 'Please enter a 10 digit phone number' }],
    ['letters', { phone: '98765abcde' }, { phone: 'Please enter a 10 digit phone number' }],
    ['no phone', { phone: '' }, { phone: 'Please enter a 10 digit phone number' }],
    ['spaces and dashes in it', { phone: '98765-43 210' }, {}],
    ['no dial code', { dialCode: '' }, { dialCode: 'Please choose a country code' }],
    [
      'no password',
      { password: '' },
      { password: 'This field is mandatory', repeatPassword: 'Passwords do not match' },
    ],
    ['not repeated', { repeatPassword: '' }, { repeatPassword: 'This field is mandatory' }],
    [
      'repeated wrongly',
      { repeatPassword: 'Secret' },
      { repeatPassword: 'Passwords do not match' },
    ],
    ['an endless name', { name: long }, { name: 'Please use at most 120 characters' }],
  ])('%s', (_, change, expected) => {
    expect(says(createAccountForm, account, change)).toEqual(expected)
  })

  it('says everything at once', () => {
    expect(says(createAccountForm, {}, {})).toEqual({
      name: 'This field is mandatory',
      email: 'Enter your email address',
      dialCode: 'Please choose a country code',
      phone: 'Please enter a 10 digit phone number',
      password: 'This field is mandatory',
      repeatPassword: 'This field is mandatory',
    })
    expect(says(createAccountForm, account, { name: '', repeatPassword: 'other' })).toEqual({
      name: 'This field is mandatory',
      repeatPassword: 'Passwords do not match',
    })
  })

  it('gives the phone back as ten digits and the e-mail trimmed', () => {
    const result = validate(createAccountForm, {
      ...account,
      phone: ' 98765 43210 ',
      email: ' ada@example.com ',
    })
    expect(result.ok && result.values.phone).toBe('9876543210')
    expect(result.ok && result.values.email).toBe('ada@example.com')
  })
})

describe('the other account forms (§5)', () => {
  const login = { email: 'ada@example.com', password: 'x' }
  const chosen = { password: 'secret', repeatPassword: 'secret' }
  it.each<[string, z.ZodMiniType, object, object, object]>([
    ['login: all is well', loginForm, login, {}, {}],
    ['login: no e-mail', loginForm, login, { email: '' }, { email: 'Enter your email address' }],
    [
      'login: a bad e-mail',
      loginForm,
      login,
      { email: 'a@b' },
      { email: 'Please enter a valid email id!' },
    ],
    ['login: no password', loginForm, login, { password: '' }, { password: 'Enter your password' }],
    [
      'login: an endless password',
      loginForm,
      login,
      { password: long },
      { password: 'Please use at most 128 characters' },
    ],
    ['code: four digits', oneTimeCodeForm, { code: '0123' }, {}, {}],
    ['code: three', oneTimeCodeForm, { code: '012' }, {}, { code: 'Enter OTP' }],
    ['code: five', oneTimeCodeForm, { code: '01234' }, {}, { code: 'Enter OTP' }],
    ['code: letters', oneTimeCodeForm, { code: '12a4' }, {}, { code: 'Enter OTP' }],
    ['code: none', oneTimeCodeForm, {}, {}, { code: 'Enter OTP' }],
    ['forgot password: none', emailForm, { email: '' }, {}, { email: 'Enter your email address' }],
    [
      'forgot password: a bad one',
      emailForm,
      { email: 'ada' },
      {},
      { email: 'Please enter a valid email id!' },
    ],
    ['forgot password: a good one', emailForm, { email: 'ADA@EXAMPLE.COM' }, {}, {}],
    ['new password: all is well', newPasswordForm, chosen, {}, {}],
    [
      'new password: five characters',
      newPasswordForm,
      { password: 'abcde', repeatPassword: 'abcde' },
      {},
      {},
    ],
    [
      'new password: four',
      newPasswordForm,
      { password: 'abcd', repeatPassword: 'abcd' },
      {},
      { password: 'This field is mandatory' },
    ],
    [
      'new password: 128',
      newPasswordForm,
      { password: 'a'.repeat(128), repeatPassword: 'a'.repeat(128) },
      {},
      {},
    ],
    [
      'new password: 129',
      newPasswordForm,
      { password: 'a'.repeat(129), repeatPassword: 'a'.repeat(129) },
      {},
      { password: 'Please use at most 128 characters' },
    ],
    [
      'new password: differs',
      newPasswordForm,
      chosen,
      { repeatPassword: 'sekret' },
      { repeatPassword: 'Passwords do not match' },
    ],
    ['exit popup: none', exitPopupForm, { email: '' }, {}, { email: '*Please enter email id!' }],
    [
      'exit popup: a bad one',
      exitPopupForm,
      { email: 'a b@c.de' },
      {},
      { email: '*Please enter a valid email id!' },
    ],
    ['exit popup: a good one', exitPopupForm, { email: 'a@c.de' }, {}, {}],
    [
      'tracking: nothing',
      trackingForm,
      {},
      {},
      { orderId: 'Enter your order number', email: 'Enter your email address' },
    ],
    ['coupon field: nothing', couponForm, { code: ' ' }, {}, { code: 'Enter a coupon code' }],
  ])('%s', (_, form, good, change, expected) => {
    expect(says(form, good, change)).toEqual(expected)
  })
})

describe('e-mail addresses (§5, "a general address pattern, case-insensitive")', () => {
  it.each([
    'a@b.co',
    'first.last+tag@sub.example.com',
    'UPPER@EXAMPLE.ORG',
    "o'neil@example.ie",
    'x@1.2.example-shop.toys',
  ])('takes %s', (address) => {
    expect(validate(emailForm, { email: address }).ok).toBe(true)
  })

  it.each([
    'plain',
    '@example.com',
    'a@example',
    'a@.com',
    'a@example..com',
    'a@-example.com',
    '.a@example.com',
    'a..b@example.com',
    'a.@example.com',
    'a b@example.com',
    'a@exam ple.com',
    'a@b.c',
    'a@b@c.com',
    'x@y.zz\r\nBcc: other@y.zz',
    'list: a@b.com;',
    `${'a'.repeat(250)}@b.com`,
    `${'a.'.repeat(5000)}@b.com`,
  ])('refuses %s', (address) => {
    expect(says(emailForm, { email: address }, {})).toEqual({
      email: 'Please enter a valid email id!',
    })
  })
})

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

describe('guest checkout (§2 /checkout/guest; addresses of the five countries, §1)', () => {
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
    ['no name', 'US', { name: '' }, { name: 'This field is mandatory' }],
    ['no street', 'US', { line1: ' ' }, { line1: 'This field is mandatory' }],
    ['no city', 'US', { city: '' }, { city: 'This field is mandatory' }],
    [
      'an endless second line',
      'US',
      { line2: long },
      { line2: 'Please use at most 200 characters' },
    ],
  ])('%s', (_, country, change, expected) => {
    expect(says(checkoutForms[country], homes[country], change)).toEqual(expected)
  })

  it.each<[string, Country, string, string]>([
    ['India: written with a space', 'IN', '560 001', '560001'],
    ['UK: lower case, no space', 'GB', 'sw1a1aa', 'SW1A 1AA'],
    ['UK: the shortest', 'GB', 'm11ae', 'M1 1AE'],
    ['Canada: lower case, no space', 'CA', 'k1a0b1', 'K1A 0B1'],
    ['Emirates: one that was typed all the same', 'AE', '00000', ''],
  ])('tidies the code of %s', (_, country, typed, tidied) => {
    const result = validate(checkoutForms[country], { ...homes[country], postcode: typed })
    expect(result.ok && result.values.postcode).toBe(tidied)
  })
})

describe('messages', () => {
  it('are keyed by dotted path, the first issue of a field speaking', () => {
    const nested = z.object({ gift: z.object({ to: z.string('Who for?') }) })
    const result = z.safeParse(nested, { gift: {} })
    expect(result.success ? {} : fieldMessages(result.error)).toEqual({ 'gift.to': 'Who for?' })
  })
})
