import type { Address } from '@stemside/rules'
import { expect, test } from 'vitest'
import { storesWith } from '../test/storeStub.ts'
import { saveAddress } from './saveAddress.ts'
import { signInMessage } from './signInErrors.ts'

/* The address of a placed order is added to the account (§4.9). */

const home: Address = {
  line1: '1 Sample Street',
  city: 'Springfield',
  state: 'Illinois',
  postcode: '62701',
  country: 'US',
}
const work: Address = { ...home, line1: '2 Example Avenue' }

const sam = { name: 'Sam Sample', email: 'sam@example.com' }

const saved = (data: readonly Address[]) => ({ status: 200, body: { status: 'success', data } })

test('the saved addresses and the new one are sent', async () => {
  const { stores, asked } = storesWith({ '/user/addresses': saved([home]) })
  stores.session.put(sam)
  await saveAddress(stores, work, sam.email)
  const last: unknown = JSON.parse(asked.at(-1)?.body ?? '')
  expect(last).toEqual({ addresses: [home, work] })
  expect(stores.notices.state.notices).toEqual([])
})

test('a notice says that saving failed, and its button tries again', async () => {
  let isDown = true
  const { stores } = storesWith({ '/user/addresses': () => (isDown ? 'unreachable' : saved([])) })
  stores.session.put(sam)
  await saveAddress(stores, work, sam.email)
  const [notice] = stores.notices.state.notices
  expect(notice?.message).toBe(
    'Your order is placed, but its address could not be saved to your account. The store could not be reached.',
  )
  isDown = false
  notice?.action?.onPress()
  await expect.poll(() => stores.notices.state.notices).toEqual([])
})

test('a notice shows the reason that the store gives', async () => {
  const said = 'An account keeps 20 addresses. Please delete one first.'
  const { stores } = storesWith({
    '/user/addresses': { status: 422, body: { status: 'fail', code: 422, message: said } },
  })
  stores.session.put(sam)
  await saveAddress(stores, work, sam.email)
  expect(stores.notices.state.notices.map(({ message }) => message)).toEqual([
    `Your order is placed, but its address could not be saved to your account. ${said}`,
  ])
})

test('the shopper is asked to sign in if the session has ended, and the same account gets the address afterwards', async () => {
  let isOver = true
  const { stores, asked } = storesWith({
    '/user/addresses': () =>
      isOver ? { status: 401, body: { message: 'Please log in.' } } : saved([]),
  })
  stores.session.put(sam)
  await saveAddress(stores, work, sam.email)
  expect(stores.session.state.user).toBeUndefined()
  expect(stores.dialogs.find('account')?.request?.message).toBe(signInMessage('SessionRequired'))
  const [notice] = stores.notices.state.notices
  expect(notice?.message).toMatch(/: please log in, then press “Try again”\.$/)

  // Before signing in, the button asks again and keeps the notice.
  stores.dialogs.close('account')
  notice?.action?.onPress()
  expect(stores.dialogs.isOpen('account')).toBe(true)
  expect(stores.notices.state.notices).toHaveLength(1)

  isOver = false
  stores.session.put(sam)
  notice?.action?.onPress()
  await expect.poll(() => stores.notices.state.notices).toEqual([])
  expect(JSON.parse(asked.at(-1)?.body ?? '')).toEqual({ addresses: [work] })
})

test('nothing is saved to another account that has signed in meanwhile', async () => {
  const { stores, asked } = storesWith({ '/user/addresses': saved([home]) })
  stores.session.put({ name: 'Robin Sample', email: 'robin@example.com' })
  await saveAddress(stores, work, sam.email)
  expect(asked.filter(({ path }) => path === '/user/addresses')).toEqual([])
})
