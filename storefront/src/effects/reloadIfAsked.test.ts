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

/** A storage in which this flag stands and that is full. */
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

test('without the flag nothing reloads', () => {
  const { window, count } = watchReloads()
  reloadIfAsked(window)
  vi.runAllTimers()
  expect(count()).toBe(0)
})

test('a flag that cannot be cleared does not reload the page, which would never end', () => {
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

test('a price list of a newer schema reloads the page once for each schema', () => {
  const { window, count } = watchReloads()
  for (const schema of [undefined, 2, 2, 3]) {
    reloadForSchema(window, schema)
    vi.runAllTimers()
  }
  expect(count()).toBe(2)
  expect(localStorage.getItem('reloadAfterPriceFetch')).toBe('false')
})

test('a newer schema does not reload the page where storage is blocked, which would never end', () => {
  const { window, count } = watchReloads()
  reloadForSchema({ ...window, sessionStorage: fullStorage('') }, 2)
  vi.runAllTimers()
  expect(count()).toBe(0)
})
