import { expect, test } from 'vitest'
import { storesWith } from '../test/storeStub.ts'
import { startSession } from './startSession.ts'

const sam = { name: 'Sam Sample', email: 'sam@example.com' }

test('the shop knows who has signed in although the session cannot be fetched', async () => {
  const { stores } = storesWith({ '/api/auth/session': 'unreachable' })
  stores.session.put(undefined)
  await startSession(stores, sam)
  expect(stores.session.state).toMatchObject({ status: 'authenticated', user: sam })
})

test('the shop takes the user from the store’s answer', async () => {
  const user = { ...sam, name: 'Samuel Sample' }
  const { stores } = storesWith({ '/api/auth/session': { status: 200, body: { user } } })
  await startSession(stores, sam)
  expect(stores.session.state.user).toEqual(user)
})
