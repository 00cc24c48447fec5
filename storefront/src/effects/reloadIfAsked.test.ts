// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { askForReload, reloadForSchema, reloadIfAsked, type ReloadWindow } from './reloadIfAsked.ts'

/* The reload after a price fetch (§4.44). */

beforeEach(() => {
  vi.useFakeTimers()
  localStorage.clear()
  sessionStorage.clear()
})
afterEach(() => vi.useRealTimers())

function watchReloads(storage = window.localStorage) {
  let reloads = 0
  const watched: ReloadWindow = {
    localStorage: storage,
    sessionStorage,
    location: {
      href: 'https://shop.test/',
      reload: () => void (reloads += 1),
      replace: () => void (reloads += 1),
    },
  }
  return { window: watched, count: () => reloads }
}

/** A full storage in which this flag is set. */
function fullStorage(flag: string): Storage {
  return {
    length: 1,
    key: () => 'reloadAfterPriceFetch',
    getItem: () => flag,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError')
    },
    removeItem: () => undefined,
    clear: () => undefined,
  }
}

test('a flag of "true" is reset, and the page reloads once, after 1 s', () => {
  const { window, count } = watchReloads()
  localStorage.setItem('reloadAfterPriceFetch', 'true')
  reloadIfAsked(window)
  reloadIfAsked(window)
  expect(localStorage.getItem('reloadAfterPriceFetch')).toBe('false')
  vi.advanceTimersByTime(999)
  expect(count()).toBe(0)
  vi.advanceTimersByTime(5000)
  expect(count()).toBe(1)
})

test('the page does not reload without the flag', () => {
  const { window, count } = watchReloads()
  reloadIfAsked(window)
  vi.runAllTimers()
  expect(count()).toBe(0)
})

test('the page does not reload endlessly if the flag cannot be cleared', () => {
  const { window, count } = watchReloads(fullStorage('true'))
  reloadIfAsked(window)
  vi.runAllTimers()
  expect(count()).toBe(0)
})

test('the page reloads once when asked, with storage and without', () => {
  for (const storage of [window.localStorage, fullStorage('false')]) {
    const { window, count } = watchReloads(storage)
    askForReload(window)
    reloadIfAsked(window)
    vi.runAllTimers()
    expect(count()).toBe(1)
  }
})

test('the page reloads once for each newer schema of the price list', () => {
  const { window, count } = watchReloads()
  for (const schema of [undefined, 2, 2, 3]) {
    reloadForSchema(window, schema)
    vi.runAllTimers()
  }
  expect(count()).toBe(2)
  expect(localStorage.getItem('reloadAfterPriceFetch')).toBe('false')
})

test('the page does not reload endlessly for a newer schema if storage is blocked', () => {
  const { window, count } = watchReloads()
  reloadForSchema({ ...window, sessionStorage: fullStorage('') }, 2)
  vi.runAllTimers()
  expect(count()).toBe(0)
})
