import { expect, it } from 'vitest'
import { normaliseEmail } from '../coupons/usedUp.ts'
import { emailForm } from './account.ts'
import { asciiDomain } from './asciiDomain.ts'
import { validate } from './validate.ts'

it.each([
  ['maya@exämple.de', 'maya@xn--exmple-cua.de'],
  ['Maya@EXÄMPLE.de', 'Maya@xn--exmple-cua.de'],
  ['maya@exa\u0308mple.de', 'maya@xn--exmple-cua.de'],
  ['maya@例え。テスト', 'maya@xn--r8jz45g.xn--zckzah'],
  ['maya@उदाहरण.परीक्षा', 'maya@xn--p1b6ci4b4b3a.xn--11b5bs3a9aj6g'],
  ['maya@مثال.إختبار', 'maya@xn--mgbh0fb.xn--kgbechtv'],
])('asciiDomain turns %s into %s', (email, ascii) => {
  expect(asciiDomain(email)).toBe(ascii)
})

it.each([
  'maya@example.de',
  'Maya@Example.DE',
  'no address',
  'ä@example.de',
  'maya@exä/mple.de',
  'maya@exä:80',
  'maya@xn--ä.de',
  '',
])('asciiDomain returns %j unchanged', (email) => {
  expect(asciiDomain(email)).toBe(email)
})

it('both forms of an address count as one address', () => {
  expect(normaliseEmail('Maya@Exämple.de')).toBe(normaliseEmail('maya@xn--exmple-cua.de'))
  const typed = validate(emailForm, { email: 'maya@exämple.de' })
  expect(typed.ok && typed.values.email).toBe('maya@xn--exmple-cua.de')
})
