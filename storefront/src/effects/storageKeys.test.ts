// @vitest-environment jsdom
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { clearStorageKeys, storageKeys, type StorageKey } from './storageKeys.ts'

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
]

test.each(rows)('%s is written, read and cleared under exactly that name', (name, key, area) => {
  expect(key.read(window)).toBeUndefined()
  expect(key.write(window, 'true')).toBe(true)
  expect(window[area].getItem(name)).toBe('true')
  expect(key.read(window)).toBe('true')
  key.clear(window)
  expect(window[area].getItem(name)).toBeNull()
})

test('clearing leaves no key, however many the table holds', () => {
  for (const key of Object.values(storageKeys)) key.write(window, 'x')
  expect(localStorage.length + sessionStorage.length).toBe(Object.keys(storageKeys).length)
  clearStorageKeys(window)
  expect(localStorage.length + sessionStorage.length).toBe(0)
})

function deny(): Storage {
  throw new DOMException('denied', 'SecurityError')
}

test('blocked storage reads nothing, takes nothing and throws nothing', () => {
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

test('no other file of the shop reads or writes storage, so that the table is whole', () => {
  const src = path.resolve(import.meta.dirname, '..')
  const using = readdirSync(src, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
    .filter((file) => /\b(?:get|set|remove)Item\(/.test(readFileSync(path.join(src, file), 'utf8')))
  // An inline script may use no other file: the table hands it the name.
  expect(using.toSorted()).toEqual(['boot/early.ts', 'effects/storageKeys.ts'])
})
