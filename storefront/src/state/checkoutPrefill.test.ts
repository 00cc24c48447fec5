import type { Address } from '@stemside/rules'
import { expect, test } from 'vitest'
import { addressPrefill, addressValues, contactPrefill, typedAddress } from './checkoutPrefill.ts'

/* §4.9 */

const profile = {
  name: 'Sam Sample',
  email: 'sam@example.com',
  phone: '5550100123',
  dialCode: '+1',
  country: 'US',
} as const
const pune: Address = {
  line1: '14 Example Marg',
  city: 'Pune',
  state: 'Maharashtra',
  postcode: '411001',
  country: 'IN',
}
const springfield: Address = { ...pune, line1: '1 Sample Street', country: 'US' }

test('the contact of the profile is filled in', () => {
  const { country: _, ...contact } = profile
  expect(contactPrefill(profile, {})).toEqual(contact)
})

test('no field of the contact that was typed, or typed and emptied, is replaced', () => {
  expect(contactPrefill(profile, { name: 'Robin', email: '' })).toEqual({
    phone: '5550100123',
    dialCode: '+1',
  })
})

test('a typed number and its dial code stay together', () => {
  expect(contactPrefill(profile, { dialCode: '+44' })).not.toHaveProperty('phone')
  expect(contactPrefill(profile, { phone: '1' })).not.toHaveProperty('dialCode')
})

test('no phone is filled in if the profile has none', () => {
  expect(contactPrefill({ ...profile, phone: '' }, {})).not.toHaveProperty('dialCode')
})

test('the first address of the country is proposed', () => {
  expect(addressPrefill([pune, springfield], 'US', {})).toBe(springfield)
  expect(addressPrefill([pune], 'GB', {})).toBeUndefined()
})

test('a saved address is never mixed with a typed part of another', () => {
  expect(addressPrefill([springfield], 'US', { city: 'Leeds' })).toBeUndefined()
  expect(addressPrefill([springfield], 'US', { city: '', name: 'Sam' })).toBe(springfield)
})

test('a saved address sets every field, so that nothing of the address before stays', () => {
  expect(addressValues(pune)).toEqual({
    line1: '14 Example Marg',
    line2: '',
    city: 'Pune',
    state: 'Maharashtra',
    postcode: '411001',
  })
  expect(Object.values(addressValues(undefined))).toEqual(['', '', '', '', ''])
})

test('a saved address that was chosen before a reload is recognised', () => {
  const list = [pune, springfield]
  expect(typedAddress(list, 'US', addressValues(springfield))).toBe(springfield)
  expect(
    typedAddress(list, 'US', { ...addressValues(springfield), line2: 'Floor 2' }),
  ).toBeUndefined()
  expect(typedAddress(list, 'GB', addressValues(springfield))).toBeUndefined()
})
