import { expect, test } from 'vitest'
import { storesWith } from '../test/storeStub.ts'
import { updateProfile } from './profile.ts'

const robin = { name: 'Robin Sample', dialCode: '+1', country: 'US' } as const

async function sentFor(phone: string): Promise<unknown> {
  const data = { name: robin.name, email: 'robin@example.com', countryCode: '+1', country: 'US' }
  const { stores, asked } = storesWith({
    '/user/profile': { status: 200, body: { status: 'success', data } },
  })
  await updateProfile(stores.api, { ...robin, phone })
  return JSON.parse(asked[0]?.body ?? '')
}

test('a profile is sent without a phone if the account has none, because the store refuses an empty one', async () => {
  expect(await sentFor('')).toEqual({ name: 'Robin Sample', countryCode: '+1', country: 'US' })
  expect(await sentFor('5550100123')).toHaveProperty('phone', '5550100123')
})
