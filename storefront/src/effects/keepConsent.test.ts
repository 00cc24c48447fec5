// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { createConsent, mayKeepOptionalData } from '../state/consent.ts'
import { restorePage } from '../test/restorePage.ts'
import { keepConsent } from './keepConsent.ts'

/* The cookie notice's answer (§2.30, §3.24). */

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

/** Valtio calls its subscribers in a microtask. */
const subscribersCalled = () => Promise.resolve()

test('the notice asks for consent until it is answered, and stores the answer under the specification’s key', async () => {
  const consent = createConsent()
  expect(consent.state.answer).toBeUndefined()
  const stop = keepConsent(consent, window)
  expect(consent.state.answer).toBe('unasked')
  consent.answer('accepted')
  await subscribersCalled()
  stop()
  expect(localStorage.getItem('cookie_accepted')).toBe('true')

  const next = createConsent()
  keepConsent(next, window)()
  expect(next.state.answer).toBe('accepted')
})

test('a refusal is stored too', async () => {
  const consent = createConsent()
  const stop = keepConsent(consent, window)
  consent.answer('declined')
  await subscribersCalled()
  stop()
  const next = createConsent()
  keepConsent(next, window)()
  expect(next.state.answer).toBe('declined')
})

test('the answer about measuring is stored with its time (§3.24, analytics)', async () => {
  const consent = createConsent()
  const stop = keepConsent(consent, window)
  expect(localStorage.getItem('analytics')).toBeNull()
  consent.answer('accepted')
  await subscribersCalled()
  stop()
  const { measuring } = consent.state
  expect(measuring?.isAllowed).toBe(true)
  expect(Date.parse(measuring?.since ?? '')).not.toBeNaN()
  const next = createConsent()
  keepConsent(next, window)()
  expect(next.state.measuring).toEqual(measuring)
})

test('a refusal deletes the visitor’s id (§3.24, uuid)', async () => {
  localStorage.setItem('uuid', 'visitor-1')
  const consent = createConsent()
  const stop = keepConsent(consent, window)
  expect(localStorage.getItem('uuid')).toBe('visitor-1')
  consent.answer('declined')
  await subscribersCalled()
  stop()
  expect(localStorage.getItem('uuid')).toBeNull()
})

/** Another tab writes an answer; this one gets a storage event for it. */
function answerElsewhere(answer: 'true' | 'false') {
  localStorage.setItem('analytics', JSON.stringify({ isAllowed: answer === 'true', since: 'now' }))
  localStorage.setItem('cookie_accepted', answer)
  window.dispatchEvent(new StorageEvent('storage', { key: 'cookie_accepted', newValue: answer }))
}

test('the answer of another tab counts here', () => {
  const consent = createConsent()
  const stop = keepConsent(consent, window)
  expect(mayKeepOptionalData(consent.state, 'US')).toBe(true)
  answerElsewhere('false')
  expect(consent.state.answer).toBe('declined')
  expect(mayKeepOptionalData(consent.state, 'US')).toBe(false)
  answerElsewhere('true')
  expect(mayKeepOptionalData(consent.state, 'GB')).toBe(true)
  stop()
  answerElsewhere('false')
  expect(consent.state.answer).toBe('accepted')
})

test('the answer of another page counts when Back restores this one', () => {
  const consent = createConsent()
  const stop = keepConsent(consent, window)
  localStorage.setItem('cookie_accepted', 'false')
  restorePage()
  expect(consent.state.answer).toBe('declined')
  localStorage.clear()
  restorePage()
  expect(consent.state.answer).toBe('declined')
  stop()
})

test('the answer stays if another tab clears the storage', () => {
  const consent = createConsent()
  const stop = keepConsent(consent, window)
  consent.answer('declined')
  localStorage.clear()
  window.dispatchEvent(new StorageEvent('storage', { key: null }))
  window.dispatchEvent(new StorageEvent('storage', { key: 'cookie_accepted', newValue: null }))
  expect(consent.state.answer).toBe('declined')
  stop()
})

test('asking again changes nothing until it is answered; a refusal then deletes the id', async () => {
  const consent = createConsent()
  const stop = keepConsent(consent, window)
  consent.answer('declined')
  consent.askAgain()
  expect(consent.state).toMatchObject({ isAskedAgain: true, answer: 'declined' })
  expect(mayKeepOptionalData(consent.state, 'US')).toBe(false)
  consent.answer('accepted')
  expect(consent.state.isAskedAgain).toBe(false)
  localStorage.setItem('uuid', 'visitor-1')
  consent.askAgain()
  expect(mayKeepOptionalData(consent.state, 'GB')).toBe(true)
  consent.answer('declined')
  await subscribersCalled()
  stop()
  expect(localStorage.getItem('uuid')).toBeNull()
})

test.each([
  ['US', undefined, true],
  ['GB', undefined, false],
  ['GB', 'accepted', true],
  ['US', 'declined', false],
] as const)('%s, answered with %s: measured is %s', (country, answer, isMeasured) => {
  const consent = createConsent()
  expect(mayKeepOptionalData(consent.state, country)).toBe(false)
  keepConsent(consent, window)()
  if (answer !== undefined) consent.answer(answer)
  expect(mayKeepOptionalData(consent.state, country)).toBe(isMeasured)
})

test('session storage is used if local storage is blocked', async () => {
  const blocked = {
    get localStorage(): Storage {
      throw new DOMException('denied', 'SecurityError')
    },
    sessionStorage,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }
  const consent = createConsent()
  const stop = keepConsent(consent, blocked)
  consent.answer('accepted')
  await subscribersCalled()
  stop()
  expect(sessionStorage.getItem('cookie_accepted')).toBe('true')
  const next = createConsent()
  keepConsent(next, blocked)()
  expect(next.state.answer).toBe('accepted')
})
