import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { codeElement } from './codeElement.ts'
import { startScript } from './startScript.ts'

/* When a prerendered page fetches its script: what stands in the head by then. */

/** What waits in a page: its sheet and its script. */
const code = `<template id="${codeElement}"><link rel="stylesheet"><script></script></template>`

const marks = document.documentElement.dataset
const shown = () => document.querySelectorAll('[data-shown]').length
const frame = () => new Promise(requestAnimationFrame)

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  document.body.innerHTML = `<img fetchpriority="high">${code}`
  marks['awaits'] = 'picture'
  Object.defineProperty(document, 'fonts', {
    configurable: true,
    value: { ready: Promise.resolve() },
  })
})
afterEach(async () => {
  // What a script has still to do in its frames is done by then.
  await frame()
  await frame()
  vi.useRealTimers()
  document.head.replaceChildren()
  localStorage.clear()
})

const hero = () => document.querySelector('img') ?? document.createElement('img')
const sheets = () => document.head.querySelectorAll('[rel=stylesheet]')
const fetched = () => sheets().length

/** Runs the script as the page's own element would. */
function run(isComplete: boolean) {
  Object.defineProperty(hero(), 'complete', { value: isComplete })
  const script = document.createElement('script')
  script.textContent = startScript
  document.body.append(script)
}

test.each(['load', 'error'])(
  'it waits for the first picture’s %s, and is fetched once',
  (event) => {
    run(false)
    expect(fetched()).toBe(0)
    hero().dispatchEvent(new Event(event))
    vi.advanceTimersByTime(10_000)
    expect(fetched()).toBe(1)
  },
)

test.each(['pointerdown', 'keydown', 'scroll'])('a %s does not wait', (event) => {
  run(false)
  window.dispatchEvent(new Event(event))
  expect(fetched()).toBe(1)
})

test('once the picture is shown and the fonts are in, what is below is laid out, a part in each frame', async () => {
  let fontsAreIn: (() => void) | undefined
  const ready = new Promise<void>((resolve) => {
    fontsAreIn = resolve
  })
  Object.assign(document.fonts, { ready })
  document.body.insertAdjacentHTML('beforeend', '<p data-later="always"></p>'.repeat(2))
  run(false)
  hero().dispatchEvent(new Event('load'))
  await frame()
  await frame()
  expect(shown()).toBe(0)
  fontsAreIn?.()
  await ready
  expect(shown()).toBe(1)
  await frame()
  expect(shown()).toBe(2)
  expect(marks['awaits']).toBeDefined()
  await frame()
  expect(marks['awaits']).toBeUndefined()
})

test.each([
  ['who scrolls', () => window.dispatchEvent(new Event('scroll'))],
  ['three seconds', () => vi.advanceTimersByTime(3000)],
])('%s does not wait for the fonts', async (_what, happen) => {
  Object.assign(document.fonts, { ready: new Promise(() => {}) })
  run(false)
  hero().dispatchEvent(new Event('load'))
  await frame()
  await frame()
  expect(marks['awaits']).toBe('picture')
  happen()
  await frame()
  expect(marks['awaits']).toBeUndefined()
})

test('a page without a first picture is laid out at once', () => {
  hero().removeAttribute('fetchpriority')
  run(false)
  expect(marks['awaits']).toBeUndefined()
})

test.each([
  ['is shown to who has no coupon stored', {}, undefined],
  ['is shown to who has another state stored', { stemside: '{"coupon":null}' }, undefined],
  ['is shown where the stored state is corrupt', { stemside: '{' }, undefined],
  ['waits where a coupon is stored', { stemside: '{"coupon":{}}' }, 'unread'],
  ['waits where the coupon was taken off', { removedAutoAddedCoupon: 'true' }, 'unread'],
])('what depends on a coupon %s', async (_who, stored, mark) => {
  for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value)
  marks['stored'] = 'unread'
  run(true)
  await frame()
  await frame()
  expect(marks['stored']).toBe(mark)
})

test.each(['load', 'error'])('the script runs after its sheet’s %s', (event) => {
  run(true)
  expect(document.head.querySelector('script')).toBeNull()
  sheets()[0]?.dispatchEvent(new Event(event))
  expect(document.head.querySelector('script')).not.toBeNull()
})

test('a picture that never comes holds it back for three seconds', () => {
  run(false)
  vi.advanceTimersByTime(2999)
  expect(fetched()).toBe(0)
  vi.advanceTimersByTime(1)
  expect(fetched()).toBe(1)
})

test('it is fetched at once where the picture is in, or where there is none', () => {
  run(true)
  expect(fetched()).toBe(1)
  document.head.replaceChildren()
  document.body.innerHTML = code
  const script = document.createElement('script')
  script.textContent = startScript
  document.body.append(script)
  expect(fetched()).toBe(1)
})
