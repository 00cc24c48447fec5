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

test('the scheme follows the device until the visitor chooses', () => {
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

test('the choice is kept in a cookie until the visitor chooses the device’s scheme again', () => {
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

test('the choice of another tab counts when this one is looked at again', () => {
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

test('the choice of another page counts when Back restores this one', () => {
  stubDeviceScheme()
  const { scheme, stop } = start()
  document.cookie = 'scheme=dark'
  restorePage()
  expect(scheme.state.choice).toBe('dark')
  expect(shown()).toBe('dark')
  stop()
})

test('a cookie of a similar name and an unknown value do not count', () => {
  stubDeviceScheme()
  document.cookie = 'my-scheme=dark'
  document.cookie = 'scheme=pink'
  const { scheme, stop } = start()
  expect(scheme.state.choice).toBe('device')
  expect(shown()).toBe('light')
  stop()
  document.cookie = 'my-scheme=; max-age=0'
})

test('nothing changes after the effect is stopped', () => {
  const device = stubDeviceScheme()
  const { scheme, stop } = start()
  stop()
  device.change(true)
  scheme.choose('dark')
  expect(shown()).toBe('light')
  expect(document.cookie).toBe('')
})
