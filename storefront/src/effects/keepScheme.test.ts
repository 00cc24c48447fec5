// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { createScheme } from '../state/scheme.ts'
import { stubDeviceScheme } from '../test/deviceScheme.ts'
import { restorePage } from '../test/restorePage.ts'
import { keepScheme } from './keepScheme.ts'

/* The colour scheme: chosen by the device, or by hand and kept in a cookie. */

beforeEach(() => {
  document.cookie = 'scheme=; max-age=0'
  delete document.documentElement.dataset['scheme']
})

const shown = () => document.documentElement.dataset['scheme'] ?? 'light'

const start = () => {
  const scheme = createScheme()
  return { scheme, stop: keepScheme(scheme, window) }
}

test('follows the device until the visitor chooses', () => {
  const device = stubDeviceScheme(true)
  const { scheme, stop } = start()
  expect(scheme.state.choice).toBe('device')
  expect(shown()).toBe('dark')
  device.change(false)
  expect(shown()).toBe('light')
  scheme.choose('dark')
  expect(shown()).toBe('dark')
  device.change(true)
  scheme.choose('light')
  expect(shown()).toBe('light')
  scheme.choose('device')
  expect(shown()).toBe('dark')
  stop()
})

test('keeps the choice in a cookie until it is the device’s again', () => {
  stubDeviceScheme()
  const { scheme, stop } = start()
  expect(document.cookie).toBe('')
  scheme.choose('dark')
  expect(document.cookie).toBe('scheme=dark')
  stop()

  const next = start()
  expect(next.scheme.state.choice).toBe('dark')
  next.scheme.choose('device')
  expect(document.cookie).toBe('')
  next.stop()
})

test('takes the choice of another tab when this one is looked at again', () => {
  stubDeviceScheme()
  const { scheme, stop } = start()
  document.cookie = 'other=dark'
  document.cookie = 'scheme=dark'
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  document.dispatchEvent(new Event('visibilitychange'))
  expect(scheme.state.choice).toBe('device')
  hidden.mockReturnValue(false)
  document.dispatchEvent(new Event('visibilitychange'))
  expect(scheme.state.choice).toBe('dark')
  expect(shown()).toBe('dark')
  stop()
  hidden.mockRestore()
  document.cookie = 'other=; max-age=0'
})

test('takes the choice of another page when Back restores this one', () => {
  stubDeviceScheme()
  const { scheme, stop } = start()
  document.cookie = 'scheme=dark'
  restorePage()
  expect(scheme.state.choice).toBe('dark')
  expect(shown()).toBe('dark')
  stop()
})

test('reads no cookie of a similar name, and no strange value', () => {
  stubDeviceScheme()
  document.cookie = 'my-scheme=dark'
  document.cookie = 'scheme=pink'
  const { scheme, stop } = start()
  expect(scheme.state.choice).toBe('device')
  expect(shown()).toBe('light')
  stop()
  document.cookie = 'my-scheme=; max-age=0'
})

test('changes nothing after it is stopped', () => {
  const device = stubDeviceScheme()
  const { scheme, stop } = start()
  stop()
  device.change(true)
  scheme.choose('dark')
  expect(shown()).toBe('light')
  expect(document.cookie).toBe('')
})
