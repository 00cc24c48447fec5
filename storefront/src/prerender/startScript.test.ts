import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { codeElement, startScript } from './startScript.ts'

/* When a prerendered page fetches its script: what stands in the head by then. */

/** What waits in a page: its sheet and its script. */
const code = `<template id="${codeElement}"><link rel="stylesheet"><script></script></template>`

beforeEach(() => {
  vi.useFakeTimers()
  document.body.innerHTML = `<img fetchpriority="high">${code}`
})
afterEach(() => {
  vi.useRealTimers()
  document.head.replaceChildren()
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

test('the rest of the page is laid out when its first picture is in', () => {
  document.documentElement.dataset['awaits'] = 'picture'
  run(false)
  expect(document.documentElement.dataset['awaits']).toBe('picture')
  hero().dispatchEvent(new Event('load'))
  expect(document.documentElement.dataset['awaits']).toBeUndefined()
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
