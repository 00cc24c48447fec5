// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { watchStart } from './watchStart.ts'

/* The first inline script: it says how to order if the shop cannot start. */

const patience = 8000
const failures = vi.fn<() => void>()

beforeEach(() => {
  vi.useFakeTimers()
  document.body.innerHTML = `
    <div id="root"><noscript id="words"><p>Order by phone at <a href="tel:1">1</a>.</p></noscript></div>
    <form id="track"></form><form id="search" action="/shop"></form>
    <script id="shop" type="text/plain"></script><script id="route" type="text/plain"></script>`
  addEventListener('startfailed', failures)
  watchStart({
    script: 'shop',
    words: 'words',
    note: 'note',
    sentence: 'It did not load. ',
    folder: '/assets/',
    patience,
  })
})

afterEach(() => {
  delete document.documentElement.dataset['ready']
  // Its listeners stay on the window, so end the watch of this test: a watch fails once.
  window.failStart?.()
  removeEventListener('startfailed', failures)
  failures.mockClear()
  vi.useRealTimers()
})

const note = () => document.querySelector('body > #note')
const fire = (id: string, type: string) =>
  document.getElementById(id)?.dispatchEvent(new Event(type))
const throwAt = (filename: string) => dispatchEvent(new ErrorEvent('error', { filename }))
const own = `${location.origin}/assets/index-1.js`

test('the words without JavaScript are shown at the top of the page, once', () => {
  expect(note()).toBeNull()
  fire('shop', 'error')
  window.failStart?.()
  expect(note()?.querySelector('a')?.getAttribute('href')).toBe('tel:1')
  expect(note()?.textContent).toBe('It did not load. Order by phone at 1.')
  expect(note()).toBe(document.body.firstElementChild)
  expect(failures).toHaveBeenCalledOnce()
})

test('the words without JavaScript are shown if a script of the shop throws while it is read', () => {
  throwAt(own)
  expect(note()).not.toBeNull()
})

test('the words without JavaScript are not shown for the errors of other scripts', () => {
  throwAt('https://elsewhere.example/assets/chat.js')
  throwAt('')
  fire('route', 'error')
  expect(note()).toBeNull()
})

test('the words without JavaScript are not shown for what React repairs while it hydrates', () => {
  fire('shop', 'load')
  throwAt(own)
  expect(note()).toBeNull()
})

test('the words without JavaScript are shown 8 s after the page was loaded if the shop has not started; it still may', () => {
  vi.advanceTimersByTime(60_000)
  expect(note()).toBeNull()
  dispatchEvent(new Event('load'))
  vi.advanceTimersByTime(patience - 1)
  expect(note()).toBeNull()
  vi.advanceTimersByTime(1)
  expect(note()).not.toBeNull()
  expect(failures).not.toHaveBeenCalled()
})

test('nothing is shown once the page is ready', () => {
  dispatchEvent(new Event('load'))
  document.documentElement.dataset['ready'] = ''
  vi.advanceTimersByTime(patience)
  window.failStart?.()
  expect(note()).toBeNull()
})

const isSent = (id: string) =>
  document.getElementById(id)?.dispatchEvent(new Event('submit', { cancelable: true }))

test('no form without an action is sent until the page is ready', () => {
  expect([isSent('track'), isSent('search')]).toEqual([false, true])
  document.documentElement.dataset['ready'] = ''
  expect(isSent('track')).toBe(true)
})
