import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { codeElement, startScript } from './startScript.ts'

/* When a prerendered page fetches its script: what stands in the head by then. */

beforeEach(() => {
  vi.useFakeTimers()
  document.body.innerHTML = `<img fetchpriority="high"><template id="${codeElement}"><meta name="fetched"></template>`
})
afterEach(() => {
  vi.useRealTimers()
  document.head.replaceChildren()
})

const hero = () => document.querySelector('img') ?? document.createElement('img')
const fetched = () => document.head.querySelectorAll('[name=fetched]').length

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

test.each(['pointerdown', 'keydown'])('a %s does not wait', (event) => {
  run(false)
  window.dispatchEvent(new Event(event))
  expect(fetched()).toBe(1)
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
  document.body.innerHTML = `<template id="${codeElement}"><meta name="fetched"></template>`
  const script = document.createElement('script')
  script.textContent = startScript
  document.body.append(script)
  expect(fetched()).toBe(1)
})
