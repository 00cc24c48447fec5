import { expect, test } from 'vitest'
import { shopWith } from '../test/storeStub.ts'
import { startSession } from './startSession.ts'

const sam = { name: 'Sam Sample', email: 'sam@example.com' }

test('the shop knows who has signed in although the session cannot be fetched', async () => {
  const { shop } = shopWith({ '/api/auth/session': 'unreachable' })
  shop.session.put(undefined)
  await startSession(shop, sam)
  expect(shop.session.state).toMatchObject({ status: 'authenticated', user: sam })
})

test('the shop takes the user from the store’s answer', async () => {
  const user = { ...sam, name: 'Samuel Sample' }
  const { shop } = shopWith({ '/api/auth/session': { status: 200, body: { user } } })
  await startSession(shop, sam)
  expect(shop.session.state.user).toEqual(user)
})
