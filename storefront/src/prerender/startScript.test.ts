import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { codeElement } from './codeElement.ts'
import { startScript } from './startScript.ts'

/* What a prerendered page fetches, shows and lays out after its first picture, and when. */

/** What waits in a page: its sheet and its script. Its fonts are for a browser (`e2e/arrival.spec.ts`). */
const code = `<template id="${codeElement}"><link rel="stylesheet"><script></script></template>`

const marks = document.documentElement.dataset
const shown = () => document.querySelectorAll('[data-shown]').length
const frames = async (count: number) => {
  for (let frame = 0; frame < count; frame += 1) await new Promise(requestAnimationFrame)
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  document.body.innerHTML = `<img fetchpriority="high">${code}`
  marks['awaits'] = 'picture'
})
afterEach(async () => {
  // What a script has still to do in its frames is done by then.
  await frames(8)
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

test('once the picture is shown, what is below is laid out, a part in each frame', async () => {
  document.body.insertAdjacentHTML('beforeend', '<p data-later="always"></p>'.repeat(2))
  run(false)
  await frames(4)
  expect(shown()).toBe(0)
  hero().dispatchEvent(new Event('load'))
  while (shown() === 0) await frames(1)
  expect(shown()).toBe(1)
  expect(marks['awaits']).toBeDefined()
  await frames(2)
  expect(shown()).toBe(2)
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
  ['is shown where the stored state is of another shape', { stemside: '7' }, undefined],
  ['waits where a coupon is stored', { stemside: '{"coupon":{}}' }, 'unread'],
  ['waits where the coupon was taken off', { removedAutoAddedCoupon: 'true' }, 'unread'],
])('what depends on a coupon %s', async (_who, stored, mark) => {
  for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value)
  marks['stored'] = 'unread'
  run(true)
  await frames(4)
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
