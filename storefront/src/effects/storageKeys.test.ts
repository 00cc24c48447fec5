// @vitest-environment jsdom
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { clearPersonalKeys, clearStorageKeys, storageKeys, type StorageKey } from './storageKeys.ts'

/* The keys of the browser's storage (§3.24). */

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

const rows: readonly (readonly [string, StorageKey, 'localStorage' | 'sessionStorage'])[] = [
  ['uuid', storageKeys.uuid, 'localStorage'],
  ['cookie_accepted', storageKeys.cookieAccepted, 'localStorage'],
  ['email_submitted', storageKeys.emailSubmitted, 'localStorage'],
  ['exit_popup_closed', storageKeys.exitPopupClosed, 'sessionStorage'],
  ['showApplyCouponPopup', storageKeys.showApplyCouponPopup, 'localStorage'],
  ['removedAutoAddedCoupon', storageKeys.removedAutoAddedCoupon, 'localStorage'],
  ['showBannerForce', storageKeys.showBannerForce, 'localStorage'],
  ['reloadAfterPriceFetch', storageKeys.reloadAfterPriceFetch, 'localStorage'],
  ['analytics', storageKeys.analytics, 'localStorage'],
  ['paypalRes', storageKeys.paypalRes, 'localStorage'],
]

test.each(rows)(
  'the key %s is written, read and cleared under exactly that name',
  (name, key, area) => {
    expect(key.read(window)).toBeUndefined()
    expect(key.write(window, 'true')).toBe(true)
    expect(window[area].getItem(name)).toBe('true')
    expect(key.read(window)).toBe('true')
    key.clear(window)
    expect(window[area].getItem(name)).toBeNull()
  },
)

test('every key but the cookie answer is cleared, however many the table holds', () => {
  for (const key of Object.values(storageKeys)) key.write(window, 'x')
  expect(localStorage.length + sessionStorage.length).toBe(Object.keys(storageKeys).length)
  clearStorageKeys(window)
  expect(Object.keys(localStorage).toSorted()).toEqual(['analytics', 'cookie_accepted'])
  expect(sessionStorage).toHaveLength(0)
})

test('another account clears what a person typed, sent or bought, and nothing of the device', () => {
  for (const key of Object.values(storageKeys)) key.write(window, 'x')
  const before = new Set([...Object.keys(localStorage), ...Object.keys(sessionStorage)])
  clearPersonalKeys(window)
  for (const name of [...Object.keys(localStorage), ...Object.keys(sessionStorage)])
    before.delete(name)
  expect([...before].toSorted()).toEqual([
    'stemside.attempt',
    'stemside.backer',
    'stemside.checkout',
    'stemside.gift',
    'stemside.gift_attempt',
    'stemside.gift_bought',
    'stemside.giving',
    'stemside.letter',
    'stemside.order',
    'stemside.order_key',
    'stemside.saved_cart',
    'stemside.school',
    'stemside.seen',
    'stemside.typed',
  ])
})

function deny(): Storage {
  throw new DOMException('denied', 'SecurityError')
}

test('blocked storage reads nothing, writes nothing and throws nothing', () => {
  const blocked = Object.defineProperties(
    { localStorage, sessionStorage },
    { localStorage: { get: deny }, sessionStorage: { get: deny } },
  )
  for (const key of Object.values(storageKeys)) {
    expect(key.isBlocked(blocked)).toBe(true)
    expect(key.read(blocked)).toBeUndefined()
    expect(key.write(blocked, 'x')).toBe(false)
    key.clear(blocked)
  }
})

test('no other file of the shop uses storage, so that the table is complete', () => {
  const src = path.resolve(import.meta.dirname, '..')
  const using = readdirSync(src, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
    .filter((file) => /\b(?:get|set|remove)Item\(/.test(readFileSync(path.join(src, file), 'utf8')))
  // The inline script cannot import the table, so it gets the names as arguments.
  expect(using.toSorted()).toEqual(['boot/early.ts', 'effects/storageKeys.ts'])
})
