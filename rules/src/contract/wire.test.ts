import { describe, expect, it } from 'vitest'
import { addressSchema, subscriptionSchema } from './wire.ts'

describe('the address at the wire', () => {
  const address = { line1: '1 Sample Street', city: 'Sampleton', state: 'IL', country: 'US' }

  it('is held to the same rules as the form, country by country', () => {
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

  it('holds nothing else', () => {
    const more = { ...address, postcode: '62701', isAdmin: true }
    expect(addressSchema.safeParse(more).success).toBe(false)
  })
})

describe('a subscription at the wire (§3, "Email subscribe payload"; decisions, "Calls")', () => {
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
  ])('%s', (_, payload, fits) => {
    expect(subscriptionSchema.safeParse(payload).success).toBe(fits)
  })

  it('says where a reminder lacks its sku', () => {
    const { error } = subscriptionSchema.safeParse({ ...reminder, sku: undefined })
    expect(error?.issues.map(({ path }) => path)).toEqual([['sku']])
  })
})
