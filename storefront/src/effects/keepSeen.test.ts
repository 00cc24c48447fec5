// @vitest-environment jsdom
import type { CountryCode } from '@stemside/rules'
import { proxy } from 'valtio'
import { beforeEach, expect, test } from 'vitest'
import { createConsent, type Consent } from '../state/consent.ts'
import { createSeen } from '../state/seen.ts'
import { keepSeen } from './keepSeen.ts'
import { storageKeys } from './storageKeys.ts'

/** Valtio reports changes in a microtask. */
const settle = () => Promise.resolve()

/** A page whose visitor has answered the cookie notice. */
function page(answer: Consent = 'accepted', country: CountryCode = 'US') {
  const [seen, consent] = [createSeen(), createConsent()]
  consent.restore(answer)
  return { seen, consent, prices: { state: proxy({ country }) } }
}

beforeEach(() => localStorage.clear())

test('a later visit knows the toys of the last one (§2.94)', async () => {
  const { seen, ...rest } = page()
  const stop = keepSeen({ seen, ...rest }, window)
  seen.add('orboot')
  seen.add('tacto_chess')
  await settle()
  stop()
  seen.add('plugo_count')
  await settle()
  const next = page()
  keepSeen(next, window)()
  expect(next.seen.state.skus).toEqual(['tacto_chess', 'orboot'])
})

test('a toy whose page was opened before storage is read is stored', () => {
  const opened = page()
  opened.seen.add('orboot')
  keepSeen(opened, window)()
  expect(storageKeys.seen.read(window)).toBe('orboot')
})

test('stored toys that the shop no longer sells are ignored', () => {
  storageKeys.seen.write(window, 'orboot,jeep,,constructor')
  const opened = page()
  keepSeen(opened, window)()
  expect(opened.seen.state.skus).toEqual(['orboot'])
})

test.each<[Consent, CountryCode]>([
  ['declined', 'US'],
  ['declined', 'GB'],
  ['unasked', 'GB'],
])('the seen toys are not stored while consent is "%s" in %s', (answer, country) => {
  storageKeys.seen.write(window, 'tacto_chess')
  const opened = page(answer, country)
  opened.seen.add('orboot')
  keepSeen(opened, window)()
  expect(opened.seen.state.skus).toEqual(['orboot'])
  expect(storageKeys.seen.read(window)).toBeUndefined()
})

test('"Decline" forgets the toys, and "Accept" keeps those that are opened since', async () => {
  const opened = page('unasked', 'US')
  const stop = keepSeen(opened, window)
  opened.seen.add('orboot')
  opened.consent.answer('declined')
  await settle()
  expect(opened.seen.state.skus).toEqual([])
  expect(storageKeys.seen.read(window)).toBeUndefined()
  opened.seen.add('tacto_chess')
  opened.consent.answer('accepted')
  await settle()
  stop()
  expect(storageKeys.seen.read(window)).toBe('tacto_chess')
})

test('the seen toys leave storage if the new country asks for consent first', async () => {
  const opened = page('unasked', 'US')
  const stop = keepSeen(opened, window)
  opened.seen.add('orboot')
  await settle()
  expect(storageKeys.seen.read(window)).toBe('orboot')
  opened.prices.state.country = 'GB'
  await settle()
  stop()
  expect(storageKeys.seen.read(window)).toBeUndefined()
  expect(opened.seen.state.skus).toEqual(['orboot'])
})
