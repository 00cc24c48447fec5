import { describe, expect, it } from 'vitest'
import { addressSchema, contactSchema, subscriptionSchema, visitIdSchema } from './wire.ts'

describe('the address at the wire', () => {
  const address = { line1: '1 Sample Street', city: 'Sampleton', state: 'IL', country: 'US' }

  it('has the same rules as the form of its country', () => {
    expect(addressSchema.safeParse({ ...address, postcode: '62701' }).success).toBe(true)
    expect(addressSchema.safeParse({ ...address, postcode: 'SW1A 1AA' }).success).toBe(false)
    expect(addressSchema.safeParse(address).success).toBe(false)
  })

  it('has no postcode in the Emirates and no state in the UK', () => {
    const emirates = { ...address, state: 'Dubai', country: 'AE' }
    expect(addressSchema.safeParse(emirates).data?.postcode).toBe('')
    const { state: _, ...british } = { ...address, postcode: 'm1 1ae', country: 'GB' }
    expect(addressSchema.safeParse(british).data).toMatchObject({ state: '', postcode: 'M1 1AE' })
  })

  it('refuses other fields', () => {
    const more = { ...address, postcode: '62701', isAdmin: true }
    expect(addressSchema.safeParse(more).success).toBe(false)
  })
})

describe('a subscription at the wire (§3.14, §7.9)', () => {
  const footer = { email: 'ada@example.com', source: 'footer', country: 'GB' }
  const reminder = { ...footer, source: 'notify-me', sku: 'tacto_doctor' }

  it.each<[string, object, boolean]>([
    ['the newsletter', footer, true],
    ['a reminder', reminder, true],
    ['a reminder of nothing', { ...reminder, sku: undefined }, false],
    ['a reminder of an empty sku', { ...reminder, sku: ' ' }, false],
    ['a bad address', { ...footer, email: 'ada@' }, false],
    ['no source', { ...footer, source: ' ' }, false],
    ['where nothing is sold', { ...footer, country: 'FR' }, false],
    ['more than was asked', { ...footer, name: 'Ada' }, false],
  ])('%s is valid: $2', (_, payload, fits) => {
    expect(subscriptionSchema.safeParse(payload).success).toBe(fits)
  })

  it('names the field of a missing sku', () => {
    const { error } = subscriptionSchema.safeParse({ ...reminder, sku: undefined })
    expect(error?.issues.map(({ path }) => path)).toEqual([['sku']])
  })
})

describe('a message to the shop (§7)', () => {
  const message = {
    name: 'Ada Sample',
    email: 'ada@example.com',
    subject: 'Spare parts',
    message: 'Two lines\nare fine here.',
    country: 'GB',
  }

  it.each<[string, object, boolean]>([
    ['is taken as it is', {}, true],
    ['needs a name', { name: ' ' }, false],
    ['needs a subject', { subject: '' }, false],
    ['has no line break in its subject', { subject: 'a\nBcc: b@example.com' }, false],
    ['has no control character in its name', { name: 'a\u0000' }, false],
    ['has at most 2,000 characters', { message: 'x'.repeat(2001) }, false],
    ['refuses other fields', { phone: '5550100200' }, false],
  ])('%s', (_, change, fits) => {
    expect(contactSchema.safeParse({ ...message, ...change }).success).toBe(fits)
  })
})

it.each([
  ['550e8400-e29b-41d4-a716-446655440000', true],
  ['1234567', false],
  ['a visit of mine', false],
])('%j is the id of a visit: %s', (id, fits) => {
  expect(visitIdSchema.safeParse(id).success).toBe(fits)
})
