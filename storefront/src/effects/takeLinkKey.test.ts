// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { storesWith } from '../test/storeStub.ts'
import { readMark } from './historyMarks.ts'
import { storageKeys } from './storageKeys.ts'
import { takeLinkKey } from './takeLinkKey.ts'

/* The links in the mails of an order (§4.76). */

beforeEach(() => {
  sessionStorage.clear()
  window.history.replaceState({ kept: true }, '', '/tracking?order=SO-1#key=abc.def')
})

test('the key leaves the address before the store answers, and the rest of the address stays', () => {
  const { stores } = storesWith({ '/orders/open': () => new Promise(() => undefined) })
  void takeLinkKey(stores.api, window)
  expect(window.location.href).toMatch(/\/tracking\?order=SO-1$/)
  expect(window.history.state).toEqual({ kept: true })
})

test('the shop remembers which order the key has opened, and not the key', async () => {
  const { stores } = storesWith({
    '/orders/open': { status: 200, body: { status: 'success', orderId: 'SO-1' } },
  })
  await takeLinkKey(stores.api, window)
  expect(readMark(window, 'linkRefusal')).toBeUndefined()
  expect(storageKeys.openedOrder.read(window)).toBe('SO-1')
  expect(JSON.stringify([localStorage, sessionStorage])).not.toContain('abc')
})

test('a refused key gets the store’s reason, and no order is remembered', async () => {
  const message = 'This link does not open your order any more.'
  const { stores } = storesWith({
    '/orders/open': { status: 403, body: { status: 'failed', message } },
  })
  await takeLinkKey(stores.api, window)
  expect(readMark(window, 'linkRefusal')).toBe(message)
  expect(storageKeys.openedOrder.read(window)).toBeUndefined()
})

test('a notice says that the store could not be reached', async () => {
  const { stores } = storesWith({ '/orders/open': () => 'unreachable' })
  await takeLinkKey(stores.api, window)
  expect(readMark(window, 'linkRefusal')).toBe('The store could not be reached.')
})
