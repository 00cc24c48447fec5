// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test } from 'vitest'
import { early, type EarlyScriptOptions } from './early.ts'

/* The inline script: the attributes that it sets, and the presses that it records until the page is
   hydrated. */

const options: EarlyScriptOptions = {
  stateKey: 'state',
  removedCouponKey: 'removed',
  consentKey: 'consent',
  bannerClosedKey: 'closed',
  bannerForcedKey: 'forced',
  seasonKey: 'season',
  listingParameters: ['q'],
  cartChunks: ['/assets/cart.js'],
  readyEvent: 'test:ready',
  script: 'shop',
  acknowledgement: 'said',
}

beforeEach(() => {
  document.body.innerHTML = `
    <output id="said"></output>
    <button id="more">More</button><button id="add">Add</button>
    <input id="text"><input id="a" type="radio" name="kit" checked><input id="b" type="radio" name="kit">
    <form id="track"></form><form id="search" action="/shop"></form>
    <script id="shop" type="text/plain"></script>`
})

afterEach(() => {
  // Stops the recording that a test has left.
  ready()
  localStorage.clear()
  for (const mark of Object.keys(document.documentElement.dataset)) {
    delete document.documentElement.dataset[mark]
  }
  document.head.innerHTML = ''
})

const ready = () => window.dispatchEvent(new Event(options.readyEvent))
const marks = () => Object.fromEntries(Object.entries(document.documentElement.dataset))

function find<T extends HTMLElement>(id: string, type: new () => T): T {
  const element = document.getElementById(id)
  if (!(element instanceof type)) throw new Error(`No ${id}`)
  return element
}
const button = (id: string) => find(id, HTMLButtonElement)
const input = (id: string) => find(id, HTMLInputElement)
const said = () => document.getElementById('said')?.textContent

/** Records the events that reach the page, in order. */
function listen(): string[] {
  const heard: string[] = []
  for (const type of ['click', 'change', 'submit', 'focusout']) {
    document.addEventListener(type, ({ target }) => {
      if (target instanceof HTMLElement) heard.push(`${type} ${target.id}`)
    })
  }
  return heard
}

test.for<[name: string, stored: Record<string, string>, expected: Record<string, string>]>([
  ['a new visitor is asked about cookies', {}, { consent: 'unasked' }],
  ['who has answered is not', { consent: 'accepted' }, {}],
  ['a stored coupon is unread', { consent: 'no', state: '{"coupon":1}' }, { stored: 'unread' }],
  ['a removed coupon is unread', { consent: 'no', removed: 'true' }, { stored: 'unread' }],
  ['a cart without a coupon is not', { consent: 'no', state: '{"cart":1}' }, {}],
  ['a closed banner stays closed', { consent: 'no', closed: 'true' }, { banner: 'closed' }],
  ['the season of the last page', { consent: 'no', season: 'holiday' }, { season: 'holiday' }],
  ['a forced banner is kept', { consent: 'no', forced: 'true' }, { banner: 'kept' }],
])('%s', ([, stored, expected]) => {
  for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value)
  early(options)
  expect(marks()).toEqual(expected)
})

test('acknowledges a press at once, fetches the cart’s code once, and replays the press after hydration', async () => {
  early(options)
  const heard = listen()
  button('add').click()
  button('more').click()
  expect(heard).toEqual([])
  expect(button('add').hasAttribute('data-waiting')).toBe(true)
  expect(said()).toBe('One moment, please')
  expect(document.head.querySelectorAll('link[rel="modulepreload"]')).toHaveLength(1)
  ready()
  await expect.poll(() => heard).toEqual(['click add', 'click more'])
  expect(button('add').hasAttribute('data-waiting')).toBe(false)
  expect(said()).toBe('')
})

test('replays input and presses in order, the last choice of a group last', async () => {
  early(options)
  const heard = listen()
  input('text').value = '3'
  input('text').dispatchEvent(new Event('input', { bubbles: true }))
  input('b').click()
  input('a').click()
  button('add').click()
  heard.length = 0
  ready()
  await expect.poll(() => heard.at(-1)).toBe('click add')
  expect(heard.filter((entry) => entry.startsWith('change'))).toEqual([
    'change text',
    'change b',
    'change a',
  ])
  expect(heard).toContain('focusout text')
  expect(input('text').value).toBe('3')
  expect(input('a').checked).toBe(true)
})

test('records a form that the script handles, not one with an `action`', () => {
  early(options)
  for (const [id, isKept] of [
    ['track', true],
    ['search', false],
  ] as const) {
    const event = new Event('submit', { bubbles: true, cancelable: true })
    find(id, HTMLFormElement).dispatchEvent(event)
    expect(event.defaultPrevented).toBe(isKept)
  }
})

test('stops recording when the shop’s script fails to load, and says so', () => {
  early(options)
  button('add').click()
  document.getElementById('shop')?.dispatchEvent(new Event('error'))
  expect(button('add').hasAttribute('data-waiting')).toBe(false)
  expect(document.body.firstElementChild?.textContent).toMatch(/did not load completely/)
  const heard = listen()
  button('more').click()
  expect(heard).toEqual(['click more'])
})
