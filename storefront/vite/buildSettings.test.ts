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
