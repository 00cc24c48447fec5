import { beforeEach, expect, test } from 'vitest'
import { createConsent } from '../state/consent.ts'
import { keepConsent } from './keepConsent.ts'

/* The cookie notice's answer (specification §2, the cookie notice; §3, storage keys). */

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

/** Valtio tells its subscribers in a microtask. */
const told = () => Promise.resolve()

test('whoever has not answered is asked; the answer is kept under the specification’s key', async () => {
  const consent = createConsent()
  expect(consent.state.answer).toBeUndefined()
  const stop = keepConsent(consent, window)
  expect(consent.state.answer).toBe('unasked')
  consent.answer('accepted')
  await told()
  stop()
  expect(localStorage.getItem('cookie_accepted')).toBe('true')

  const next = createConsent()
  keepConsent(next, window)()
  expect(next.state.answer).toBe('accepted')
})

test('a refusal is kept as well', async () => {
  const consent = createConsent()
  const stop = keepConsent(consent, window)
  consent.answer('declined')
  await told()
  stop()
  const next = createConsent()
  keepConsent(next, window)()
  expect(next.state.answer).toBe('declined')
})

test('where local storage is blocked, the session’s is used', async () => {
  const blocked = {
    get localStorage(): Storage {
      throw new DOMException('denied', 'SecurityError')
    },
    sessionStorage,
  }
  const consent = createConsent()
  const stop = keepConsent(consent, blocked)
  consent.answer('accepted')
  await told()
  stop()
  expect(sessionStorage.getItem('cookie_accepted')).toBe('true')
  const next = createConsent()
  keepConsent(next, blocked)()
  expect(next.state.answer).toBe('accepted')
})
