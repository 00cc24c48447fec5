import { describe, expect, it } from 'vitest'
import { says } from '../../fixtures/says.ts'
import { emailForm } from './account.ts'
import { validate } from './validate.ts'

describe('email addresses (§5.10)', () => {
  it.each([
    'a@b.co',
    'first.last+tag@sub.example.com',
    'UPPER@EXAMPLE.ORG',
    "o'neil@example.ie",
    'x@1.2.example-shop.toys',
    'maya@exämple.de',
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
    'a@exä/mple.de',
    'a@exä mple.de',
    'ä@example.de',
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
