import { beforeEach, expect, test } from 'vitest'
import { reloadIfAsked } from './reloadIfAsked.ts'

/* The reload after a price fetch (specification §3, storage keys; §4). */

beforeEach(() => localStorage.clear())

type Flags = Pick<Storage, 'getItem' | 'setItem'>

function watchReloads(localStorage: Flags = window.localStorage) {
  let reloads = 0
  return {
    window: { localStorage, location: { reload: () => void (reloads += 1) } },
    count: () => reloads,
  }
}

test('a flag of "true" is reset, and the page reloads once', () => {
  const { window, count } = watchReloads()
  localStorage.setItem('reloadAfterPriceFetch', 'true')
  reloadIfAsked(window)
  reloadIfAsked(window)
  expect(count()).toBe(1)
  expect(localStorage.getItem('reloadAfterPriceFetch')).toBe('false')
})

test('without the flag nothing reloads', () => {
  const { window, count } = watchReloads()
  reloadIfAsked(window)
  expect(count()).toBe(0)
})

test('a flag that cannot be reset reloads nothing: it would never end', () => {
  const full: Flags = {
    getItem: () => 'true',
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError')
    },
  }
  const { window, count } = watchReloads(full)
  reloadIfAsked(window)
  expect(count()).toBe(0)
})
