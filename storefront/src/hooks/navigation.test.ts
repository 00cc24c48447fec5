import { NavigationType, type Location } from 'react-router-dom'
import { expect, test } from 'vitest'
import { trackShownPages } from './navigation.ts'

const { Pop, Push } = NavigationType

function at(path: string, key: string): Location {
  const { pathname, search, hash } = new URL(path, 'http://shop.test')
  return { pathname, search, hash, key, state: null }
}

test('a link to a quick view keeps the page that it was pressed on, filters included', () => {
  const stores = at('/shop?age=4_6', 'a')
  const shownPageAt = trackShownPages(stores)
  const opened = shownPageAt(Push, at('/tacto?sku=tacto_night_cc', 'b'))
  expect(opened).toMatchObject({ location: stores, quickView: 'tacto_night_cc', isOverPage: true })
  expect(shownPageAt(Pop, stores)).toMatchObject({ location: stores, quickView: undefined })
  expect(shownPageAt(Pop, at('/tacto?sku=tacto_night_cc', 'b'))).toMatchObject({ location: stores })
})

test('a loaded URL opens the quick view over the page of its own path', () => {
  const line = at('/tacto?sku=tacto_night_cc', 'default')
  expect(trackShownPages(line)(Pop, line)).toMatchObject({
    location: line,
    quickView: 'tacto_night_cc',
    isOverPage: false,
  })
})

test('an unknown sku in a URL opens nothing', () => {
  const line = at('/tacto?sku=nothing', 'default')
  expect(trackShownPages(line)(Pop, line).quickView).toBeUndefined()
})
