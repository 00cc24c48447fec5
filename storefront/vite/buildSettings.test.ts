import { expect, test } from 'vitest'
import { buildSettings } from './buildSettings.ts'

test('pages name SHOP_URL as the shop’s origin (§2.18)', () => {
  expect(buildSettings({ SHOP_URL: 'https://shop.example' })).toMatchObject({
    SHOP_URL_OF_BUILD: '"https://shop.example"',
  })
  expect(buildSettings({ SHOP_URL: 'https://shop.example/' })).toMatchObject({
    SHOP_URL_OF_BUILD: '"https://shop.example"',
  })
})

test.each([{}, { SHOP_URL: '' }])('%j builds for the example’s origin', (environment) => {
  expect(buildSettings(environment)).toMatchObject({
    SHOP_URL_OF_BUILD: '"https://www.stemside.example"',
  })
})

test.each([
  'shop.example',
  'https://shop.example/path',
  'https://a@shop.example',
  'ftp://shop.example',
])('SHOP_URL=%s is refused in one sentence (§7.29)', (text) => {
  expect(() => buildSettings({ SHOP_URL: text })).toThrow(
    `SHOP_URL is "${text}": it must be an origin, such as https://shop.example.`,
  )
})

const others = { SHOP_URL: 'https://shop.example', BLOG_ORIGIN: 'https://blog.example' }

test.each([
  ['STORE_ORIGIN', 'https://store.example'],
  ['BLOG_ORIGIN', 'https://blog.example'],
  ['BLOG_MEDIA_ORIGIN', 'https://pictures.example'],
  ['ANALYTICS_ORIGIN', 'https://count.example'],
] as const)(
  '%s is empty unless it is set, and refused if it is no origin (§7.35, §7.36, §7.38)',
  (name, origin) => {
    const read = (value: string) => buildSettings({ ...others, [name]: value })[`${name}_OF_BUILD`]
    expect(buildSettings({})[`${name}_OF_BUILD`]).toBe('""')
    expect(read('')).toBe('""')
    expect(read(`${origin}/`)).toBe(JSON.stringify(origin))
    for (const text of ['blog.example', `${origin}/blog`]) {
      expect(() => read(text)).toThrow(
        `${name} is "${text}": it must be an origin, such as ${origin}.`,
      )
    }
  },
)

test('BLOG_MEDIA_ORIGIN is refused without BLOG_ORIGIN (§7.35)', () => {
  expect(() => buildSettings({ BLOG_MEDIA_ORIGIN: 'https://pictures.example' })).toThrow(
    'BLOG_MEDIA_ORIGIN is set without BLOG_ORIGIN',
  )
})

test('STORE_ORIGIN is refused without SHOP_URL (§7.38)', () => {
  expect(() => buildSettings({ STORE_ORIGIN: 'https://store.example' })).toThrow(
    'STORE_ORIGIN is set without SHOP_URL: the store must know the origin of the pages.',
  )
})

test.each(['https://shop.example', 'https://shop.example/'])(
  'STORE_ORIGIN=%s is refused if it is SHOP_URL (§7.38)',
  (origin) => {
    expect(() => buildSettings({ SHOP_URL: 'https://shop.example', STORE_ORIGIN: origin })).toThrow(
      'STORE_ORIGIN is the same as SHOP_URL: leave it out if the store has the origin of the pages.',
    )
  },
)

test.each([
  ['STORE_ORIGIN', 'http://other.example'],
  ['BLOG_ORIGIN', 'http://other.example'],
  ['BLOG_MEDIA_ORIGIN', 'http://other.example'],
  ['ANALYTICS_ORIGIN', 'http://other.example'],
  ['CHAT_SCRIPT', 'http://other.example/widget.js'],
])('%s is refused with http if SHOP_URL has https', (name, value) => {
  const read = (shop: string) =>
    buildSettings({
      BLOG_ORIGIN: 'https://blog.example',
      SHOP_URL: shop,
      [name]: value,
    })
  expect(() => read('http://shop.example')).not.toThrow()
  expect(() => read('https://shop.example')).toThrow(
    `${name} is "${value}": it must begin with https`,
  )
})

function chatScriptFrom(value?: string): string {
  return buildSettings({ CHAT_SCRIPT: value }).CHAT_SCRIPT_OF_BUILD
}

test('CHAT_SCRIPT is empty unless it is set, and refused if it is no address (§7.37)', () => {
  expect(chatScriptFrom()).toBe('""')
  expect(chatScriptFrom('')).toBe('""')
  expect(chatScriptFrom('https://chat.example/widget.js?id=1')).toBe(
    '"https://chat.example/widget.js?id=1"',
  )
  for (const text of [
    'chat.example/widget.js',
    '/widget.js',
    'https:widget.js',
    'https://me:secret@chat.example/widget.js',
    'javascript:alert(1)',
    'https://chat.example',
    'https://chat.example/',
  ]) {
    expect(() => chatScriptFrom(text)).toThrow(
      `CHAT_SCRIPT is ${JSON.stringify(text)}: it must be the address of a script, such as https://chat.example/widget.js.`,
    )
  }
})

test('SESSION_POLL is off unless it is set, in seconds (§9.13)', () => {
  expect(buildSettings({}).SESSION_POLL_OF_BUILD).toBe('undefined')
  expect(buildSettings({ SESSION_POLL: '' }).SESSION_POLL_OF_BUILD).toBe('undefined')
  expect(buildSettings({ SESSION_POLL: '60' }).SESSION_POLL_OF_BUILD).toBe('60')
})

test.each(['0', '1.5', '-60', '86401', 'off', '60s'])(
  'SESSION_POLL=%s is refused in one sentence',
  (text) => {
    expect(() => buildSettings({ SESSION_POLL: text })).toThrow(
      `SESSION_POLL is "${text}": it must be a number of seconds from 1 to 86400.`,
    )
  },
)
