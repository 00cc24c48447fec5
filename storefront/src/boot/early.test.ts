// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test } from 'vitest'
import { acknowledgement } from '../loading/busy.ts'
import { stubDeviceScheme } from '../test/deviceScheme.ts'
import { early, type EarlyScriptOptions } from './early.ts'
import { replayEarly } from './replayEarly.ts'

/* The inline script: the attributes that it sets, and the actions that it records until the page is
   hydrated. Afterwards `replayEarly` repeats them. */

const options: EarlyScriptOptions = {
  stateKey: 'state',
  removedCouponKey: 'removed',
  consentKey: 'consent',
  bannerClosedKey: 'closed',
  bannerForcedKey: 'forced',
  seasonKey: 'season',
  signedInKey: 'signed-in',
  signingInKey: 'signing-in',
  schemeCookie: 'scheme',
  contentParameters: ['q'],
  cartChunks: ['/assets/cart.js'],
  note: 'note',
  acknowledgement,
}

beforeEach(() => {
  stubDeviceScheme()
  document.body.innerHTML = `
    <output id="${acknowledgement}"></output>
    <button id="more">More</button><button id="add">Add</button>
    <input id="text"><input id="a" type="radio" name="kit" checked><input id="b" type="radio" name="kit">
    <form id="track"></form><form id="search" action="/shop"></form>`
})

afterEach(() => {
  window.takeEarlyActions?.()
  localStorage.clear()
  for (const mark of Object.keys(document.documentElement.dataset)) {
    delete document.documentElement.dataset[mark]
  }
  document.head.innerHTML = ''
})

const marks = () => Object.fromEntries(Object.entries(document.documentElement.dataset))

function find<T extends HTMLElement>(id: string, type: new () => T): T {
  const element = document.getElementById(id)
  if (!(element instanceof type)) throw new Error(`No ${id}`)
  return element
}
const button = (id: string) => find(id, HTMLButtonElement)
const input = (id: string) => find(id, HTMLInputElement)
const said = () => document.getElementById(acknowledgement)?.textContent

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

const aShopper = { account: 'expected' }

test.for<[name: string, stored: Record<string, string>, expected: Record<string, string>]>([
  ['a new visitor is asked about cookies', {}, { consent: 'unasked' }],
  ['a visitor who has answered is not asked', { consent: 'accepted' }, {}],
  [
    'a stored coupon is unread',
    { consent: 'no', state: '{"cart":{},"coupon":{}}' },
    { stored: 'unread' },
  ],
  [
    'a coupon that waits changes no price',
    { consent: 'no', state: '{"cart":{},"waiting":[{"coupon":{}}]}' },
    {},
  ],
  ['a removed coupon is unread', { consent: 'no', removed: 'true' }, { stored: 'unread' }],
  ['a cart without a coupon sets no mark', { consent: 'no', state: '{"cart":1}' }, {}],
  ['a closed banner stays closed', { consent: 'no', closed: 'true' }, { banner: 'closed' }],
  [
    'the season of the last page is marked',
    { consent: 'no', season: 'holiday' },
    { season: 'holiday' },
  ],
  ['a shopper who signed in before is expected', { consent: 'no', 'signed-in': '1' }, aShopper],
  [
    'a shopper who comes back from Google is expected',
    { consent: 'no', 'signing-in': '1' },
    aShopper,
  ],
  ['a forced banner is kept', { consent: 'no', forced: 'true' }, { banner: 'kept' }],
])('%s', ([, stored, expected]) => {
  for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value)
  early(options)
  expect(marks()).toEqual(expected)
})

test('“Log In” and prices are shown if the shop’s script cannot start', () => {
  localStorage.setItem('signed-in', '1')
  localStorage.setItem('removed', 'true')
  early(options)
  expect(marks()).toMatchObject({ account: 'expected', stored: 'unread' })
  window.dispatchEvent(new Event('startfailed'))
  expect(marks()['account']).toBeUndefined()
  expect(marks()['stored']).toBeUndefined()
})

test.for<[name: string, cookies: readonly string[], isDeviceDark: boolean, expected?: string]>([
  ['a light device has the light scheme', [], false],
  ['a dark device has the dark scheme', [], true, 'dark'],
  ['a choice counts more than a light device', ['scheme=dark'], false, 'dark'],
  ['a choice counts more than a dark device', ['scheme=light'], true],
  ['other cookies do not count', ['my-scheme=dark', 'scheme=pink'], false],
])('%s', ([, cookies, isDeviceDark, expected]) => {
  stubDeviceScheme(isDeviceDark)
  for (const cookie of cookies) document.cookie = cookie
  early(options)
  expect(marks()['scheme']).toBe(expected)
  for (const name of ['scheme', 'my-scheme']) document.cookie = `${name}=; max-age=0`
})

test('the scheme follows the device, and the cookie when the page is looked at again', () => {
  const device = stubDeviceScheme()
  early(options)
  device.change(true)
  expect(marks()['scheme']).toBe('dark')
  document.cookie = 'scheme=light'
  document.dispatchEvent(new Event('visibilitychange'))
  expect(marks()['scheme']).toBeUndefined()
  document.cookie = 'scheme=; max-age=0'
})

test('a press is acknowledged at once, fetches the cart’s code once, and is replayed after hydration', async () => {
  early(options)
  const heard = listen()
  button('add').click()
  button('more').click()
  expect(heard).toEqual([])
  expect(button('add').hasAttribute('data-waiting')).toBe(true)
  expect(said()).toBe('One moment, please')
  expect(document.head.querySelectorAll('link[rel="modulepreload"]')).toHaveLength(1)
  await replayEarly()
  expect(heard).toEqual(['click add', 'click more'])
  expect(button('add').hasAttribute('data-waiting')).toBe(false)
  expect(said()).toBe('')
})

test('input and presses are replayed in order, the last choice of a group last', async () => {
  early(options)
  const heard = listen()
  input('text').value = '3'
  input('text').dispatchEvent(new Event('input', { bubbles: true }))
  input('b').click()
  input('a').click()
  button('add').click()
  heard.length = 0
  await replayEarly()
  expect(heard.at(-1)).toBe('click add')
  expect(heard.filter((entry) => entry.startsWith('change'))).toEqual([
    'change text',
    'change b',
    'change a',
  ])
  expect(heard).toContain('focusout text')
  expect(input('text').value).toBe('3')
  expect(input('a').checked).toBe(true)
})

test('a form that the script handles is recorded, and one with an `action` is not', () => {
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

test('a form that was submitted twice is sent once', async () => {
  early(options)
  const form = find('track', HTMLFormElement)
  form.requestSubmit()
  form.requestSubmit()
  const heard = listen()
  await replayEarly()
  expect(heard).toEqual(['submit track'])
})

test('the recording stops when the shop cannot start', () => {
  early(options)
  button('add').click()
  dispatchEvent(new Event('startfailed'))
  expect(button('add').hasAttribute('data-waiting')).toBe(false)
  expect(said()).toBe('')
  const heard = listen()
  button('more').click()
  expect(heard).toEqual(['click more'])
})

test('the note is removed when the shop starts after all', async () => {
  early(options)
  document.body.insertAdjacentHTML('afterbegin', '<section id="note"></section>')
  await replayEarly()
  expect(document.getElementById('note')).toBeNull()
})
