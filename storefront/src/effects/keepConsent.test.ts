// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { createConsent, mayMeasure } from '../state/consent.ts'
import { keepConsent } from './keepConsent.ts'

/* The cookie notice's answer (§2.30, §3.24). */

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

/** Valtio tells its subscribers in a microtask. */
const told = () => Promise.resolve()

test('asks for consent until it is answered, and stores the answer under the specification’s key', async () => {
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

test('stores a refusal too', async () => {
  const consent = createConsent()
  const stop = keepConsent(consent, window)
  consent.answer('declined')
  await told()
  stop()
  const next = createConsent()
  keepConsent(next, window)()
  expect(next.state.answer).toBe('declined')
})

test('the answer for measuring is kept with its time (§3.24, analytics)', async () => {
  const consent = createConsent()
  const stop = keepConsent(consent, window)
  expect(localStorage.getItem('analytics')).toBeNull()
  consent.answer('accepted')
  await told()
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
  await told()
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
  expect(mayMeasure(consent.state, country)).toBe(false)
  keepConsent(consent, window)()
  if (answer !== undefined) consent.answer(answer)
  expect(mayMeasure(consent.state, country)).toBe(isMeasured)
})

test('uses session storage where local storage is blocked', async () => {
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
