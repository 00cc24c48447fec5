// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { acknowledgement, startBusy } from './busy.ts'

beforeEach(() => {
  vi.useFakeTimers()
  document.body.innerHTML = `<output id="${acknowledgement}"></output>`
})
afterEach(() => {
  vi.useRealTimers()
})

const isBusy = () => document.documentElement.hasAttribute('data-busy')
const spoken = () => document.getElementById(acknowledgement)?.textContent

test('a short wait has no sign', () => {
  const end = startBusy(document)
  vi.advanceTimersByTime(299)
  end()
  vi.advanceTimersByTime(1000)
  expect(isBusy()).toBe(false)
})

test('a long wait has a sign and a sentence until it ends', () => {
  const end = startBusy(document)
  vi.advanceTimersByTime(300)
  expect(isBusy()).toBe(true)
  expect(spoken()).toBe('One moment, please')
  end()
  end()
  expect(isBusy()).toBe(false)
  expect(spoken()).toBe('')
})

test('the sign stays until the last of several waits ends', () => {
  const endFirst = startBusy(document)
  const endSecond = startBusy(document)
  vi.advanceTimersByTime(300)
  endFirst()
  expect(isBusy()).toBe(true)
  endSecond()
  expect(isBusy()).toBe(false)
})
