import { describe, expect, it } from 'vitest'
import { says } from '../../fixtures/says.ts'
import {
  createAccountForm,
  emailForm,
  loginForm,
  newPasswordForm,
  oneTimeCodeForm,
  profileForm,
  profileFormWithoutPhone,
} from './account.ts'
import { validate } from './validate.ts'

const long = 'a'.repeat(10_000)

const account = {
  name: 'Ada Sample',
  email: 'ada@example.com',
  dialCode: '+91',
  phone: '9876543210',
  password: 'secret',
  repeatPassword: 'secret',
}

describe('create account (§5.1, §5.2, §5.3, §5.4)', () => {
  it.each<[string, object, object]>([
    ['all is well', {}, {}],
    ['no name', { name: '' }, { name: 'This field is mandatory' }],
    ['only blanks for a name', { name: '   ' }, { name: 'This field is mandatory' }],
    ['no email', { email: '' }, { email: 'Enter your email address' }],
    ['a bad email', { email: 'ada@' }, { email: 'Please enter a valid email id!' }],
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
  ])('%s: $2', (_, change, expected) => {
    expect(says(createAccountForm, account, change)).toEqual(expected)
  })

  it('gives all messages at once', () => {
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

  it('returns the phone as ten digits and the email trimmed', () => {
    const result = validate(createAccountForm, {
      ...account,
      phone: ' 98765 43210 ',
      email: ' ada@example.com ',
    })
    expect(result.ok && result.values.phone).toBe('9876543210')
    expect(result.ok && result.values.email).toBe('ada@example.com')
  })
})

describe('log in (§5.5)', () => {
  const login = { email: 'ada@example.com', password: 'x' }
  it.each<[string, object, object]>([
    ['all is well', {}, {}],
    ['no email', { email: '' }, { email: 'Enter your email address' }],
    ['a bad email', { email: 'a@b' }, { email: 'Please enter a valid email id!' }],
    ['no password', { password: '' }, { password: 'Enter your password' }],
    ['an endless password', { password: long }, { password: 'Please use at most 128 characters' }],
    [
      'nothing at all',
      { email: undefined, password: undefined },
      { email: 'Enter your email address', password: 'Enter your password' },
    ],
  ])('%s: $2', (_, change, expected) => {
    expect(says(loginForm, login, change)).toEqual(expected)
  })
})

describe('one-time code (§5.6, §9.1)', () => {
  it.each<[string, object, object]>([
    ['four digits', { code: '0123' }, {}],
    ['pasted with blanks around', { code: ' 0123 ' }, {}],
    ['Arabic digits', { code: '٠١٢٣' }, {}],
    ['three', { code: '012' }, { code: 'Enter OTP' }],
    ['five', { code: '01234' }, { code: 'Enter OTP' }],
    ['letters', { code: '12a4' }, { code: 'Enter OTP' }],
    ['none', {}, { code: 'Enter OTP' }],
  ])('%s: $2', (_, values, expected) => {
    expect(says(oneTimeCodeForm, {}, values)).toEqual(expected)
  })
})

describe('forgot password, email one-time code (§5.7), newsletter, notify me (§3.14)', () => {
  it.each<[string, object, object]>([
    ['a good address', { email: 'ADA@EXAMPLE.COM' }, {}],
    ['none', { email: '' }, { email: 'Enter your email address' }],
    ['nothing at all', {}, { email: 'Enter your email address' }],
    ['a bad one', { email: 'ada' }, { email: 'Please enter a valid email id!' }],
  ])('%s: $2', (_, values, expected) => {
    expect(says(emailForm, {}, values)).toEqual(expected)
  })
})

const both = (password: string) => ({ password, repeatPassword: password })

describe('new password (§5.8)', () => {
  it.each<[string, object, object]>([
    ['all is well', both('secret'), {}],
    ['five characters', both('abcde'), {}],
    ['four', both('abcd'), { password: 'This field is mandatory' }],
    ['128', both('a'.repeat(128)), {}],
    ['129', both('a'.repeat(129)), { password: 'Please use at most 128 characters' }],
    [
      'it differs',
      { password: 'secret', repeatPassword: 'sekret' },
      { repeatPassword: 'Passwords do not match' },
    ],
    [
      'nothing at all',
      {},
      { password: 'This field is mandatory', repeatPassword: 'This field is mandatory' },
    ],
  ])('%s: $2', (_, values, expected) => {
    expect(says(newPasswordForm, {}, values)).toEqual(expected)
  })

  it('keeps the blanks of a password', () => {
    const result = validate(newPasswordForm, both(' a b c '))
    expect(result.ok && result.values.password).toBe(' a b c ')
  })
})

describe('edit profile (§2.25)', () => {
  const profile = { name: 'Ada Sample', dialCode: '+44', phone: '7700900123' }
  it.each<[string, object, object]>([
    ['all is well', {}, {}],
    ['no name', { name: ' ' }, { name: 'This field is mandatory' }],
    ['an endless name', { name: long }, { name: 'Please use at most 120 characters' }],
    ['no dial code', { dialCode: '' }, { dialCode: 'Please choose a country code' }],
    ['nine digits', { phone: '770090012' }, { phone: 'Please enter a 10 digit phone number' }],
    ['spaces in the phone', { phone: '77009 00123' }, {}],
    ['no phone', { phone: '' }, { phone: 'Please enter a 10 digit phone number' }],
  ])('%s: $2', (_, change, expected) => {
    expect(says(profileForm, profile, change)).toEqual(expected)
  })

  it.each<[string, object, object]>([
    ['no phone', { phone: ' ' }, {}],
    ['a phone', { phone: '77009 00123' }, {}],
    ['nine digits', { phone: '770090012' }, { phone: 'Please enter a 10 digit phone number' }],
    ['no name', { name: ' ', phone: '' }, { name: 'This field is mandatory' }],
  ])('of an account that has no phone yet: %s', (_, change, expected) => {
    expect(says(profileFormWithoutPhone, profile, change)).toEqual(expected)
  })
})
