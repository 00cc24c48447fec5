import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { codeElement } from './codeElement.ts'
import { startScript } from './startScript.ts'

/* What a prerendered page fetches, shows and lays out after its first picture, and when. */

/** What waits in a page: its sheet and its script. Its fonts are for a browser (`e2e/arrival.spec.ts`). */
const code = `<template id="${codeElement}"><link rel="stylesheet"><script></script></template>`

const marks = document.documentElement.dataset
const shown = () => document.querySelectorAll('[data-shown]').length
/** Each with the 16 ms that it takes. */
const frames = async (count: number) => {
  for (let frame = 0; frame < count; frame += 1) {
    await new Promise(requestAnimationFrame)
    vi.advanceTimersByTime(16)
  }
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  document.body.innerHTML = `<img fetchpriority="high">${code}`
  marks['awaits'] = 'picture'
})
afterEach(async () => {
  // What a script has still to do in its frames is done by then.
  await frames(16)
  vi.useRealTimers()
  document.head.replaceChildren()
  localStorage.clear()
})

const hero = () => document.querySelector('img') ?? document.createElement('img')
const sheets = () => document.head.querySelectorAll('[rel=stylesheet]')
const fetched = () => sheets().length
const links = () => document.head.querySelectorAll('link').length

/** Runs the script as the page's own element would. */
function run(isComplete: boolean) {
  Object.defineProperty(hero(), 'complete', { value: isComplete })
  const script = document.createElement('script')
  script.textContent = startScript
  document.body.append(script)
}

test.each(['load', 'error'])(
  'it waits for the first picture’s %s, and is fetched once',
  async (event) => {
    run(false)
    await frames(8)
    expect(fetched()).toBe(0)
    hero().dispatchEvent(new Event(event))
    vi.advanceTimersByTime(10_000)
    await frames(8)
    expect(fetched()).toBe(1)
  },
)

test('all but the sheet leaves the picture a frame', async () => {
  document.querySelector('template')?.content.prepend(document.createElement('link'))
  run(true)
  expect(fetched()).toBe(1)
  await new Promise(requestAnimationFrame)
  vi.advanceTimersByTime(100)
  expect(links()).toBe(1)
  await frames(3)
  expect(links()).toBe(2)
})

test('behind another tab, where there are no frames, all is fetched all the same', () => {
  document.querySelector('template')?.content.prepend(document.createElement('link'))
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  run(true)
  vi.advanceTimersByTime(100)
  expect(links()).toBe(2)
  vi.restoreAllMocks()
})

test.each(['pointerdown', 'keydown', 'scroll'])('a %s does not wait', async (event) => {
  run(false)
  window.dispatchEvent(new Event(event))
  await frames(8)
  expect(fetched()).toBe(1)
})

test('what reaches into the window is laid out first, what is below after the letters', async () => {
  document.body.insertAdjacentHTML('beforeend', '<p data-later="always"></p>'.repeat(3))
  const [first, ...below] = document.querySelectorAll('[data-later]')
  for (const part of below) {
    vi.spyOn(part, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 5000))
  }
  run(false)
  await frames(8)
  expect(shown()).toBe(0)
  hero().dispatchEvent(new Event('load'))
  while (shown() === 0) await frames(1)
  expect(first?.hasAttribute('data-shown')).toBe(true)
  while (shown() === 1) await frames(1)
  expect(shown()).toBe(2)
  expect(fetched()).toBe(1)
  expect(marks['awaits']).toBeDefined()
  await frames(2)
  expect(shown()).toBe(3)
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
  await frames(8)
  expect(marks['stored']).toBe(mark)
})

test.each(['load', 'error'])('the script runs after its sheet’s %s', async (event) => {
  run(true)
  while (fetched() === 0) await frames(1)
  await frames(8)
  expect(document.head.querySelector('script')).toBeNull()
  sheets()[0]?.dispatchEvent(new Event(event))
  expect(document.head.querySelector('script')).not.toBeNull()
})

test.each(['load', 'error'])(
  'a listing that is not narrowed after the %s is shown whole',
  (event) => {
    marks['asked'] = 'unanswered'
    run(true)
    sheets()[0]?.dispatchEvent(new Event('load'))
    document.head.querySelector('script')?.dispatchEvent(new Event(event))
    vi.advanceTimersByTime(2900)
    expect(marks['asked']).toBe('unanswered')
    vi.advanceTimersByTime(100)
    expect(marks['asked']).toBeUndefined()
  },
)

test('a picture that never comes holds it back for three seconds', async () => {
  run(false)
  vi.advanceTimersByTime(2800)
  await frames(8)
  expect(fetched()).toBe(0)
  vi.advanceTimersByTime(100)
  await frames(8)
  expect(fetched()).toBe(1)
})

test('it is fetched where the picture was in already, and where there is none', async () => {
  run(true)
  await frames(8)
  expect(fetched()).toBe(1)
  document.head.replaceChildren()
  document.body.innerHTML = code
  const script = document.createElement('script')
  script.textContent = startScript
  document.body.append(script)
  await frames(8)
  expect(fetched()).toBe(1)
})
