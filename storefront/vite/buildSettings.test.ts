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
