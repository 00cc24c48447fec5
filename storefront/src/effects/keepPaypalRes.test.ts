// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { clearPaypalRes, hasPaypalRes, hearPaypalRes } from './hearPaypalRes.ts'
import { keepPaypalRes } from './keepPaypalRes.ts'

beforeEach(() => localStorage.clear())

/** Another tab has written or removed a key. */
function tellOfStorage(key: string) {
  window.dispatchEvent(new StorageEvent('storage', { key }))
}

test('the answer of the provider’s page is kept until it is cleared (§3.2)', () => {
  keepPaypalRes(window, 'approved')
  expect(localStorage.getItem('paypalRes')).toBe('approved')
  expect(hasPaypalRes(window)).toBe(true)
  clearPaypalRes(window)
  expect(hasPaypalRes(window)).toBe(false)
})

test('a tab hears of an answer, and not of a cleared one or of other keys', () => {
  let heard = 0
  const stop = hearPaypalRes(window, () => {
    heard += 1
  })
  keepPaypalRes(window, 'approved')
  tellOfStorage('stemside')
  expect(heard).toBe(0)
  tellOfStorage('paypalRes')
  expect(heard).toBe(1)
  clearPaypalRes(window)
  tellOfStorage('paypalRes')
  stop()
  keepPaypalRes(window, 'approved')
  tellOfStorage('paypalRes')
  expect(heard).toBe(1)
})
