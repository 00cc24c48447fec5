import { describe, expect, it } from 'vitest'
import { pageFile, pickCountry } from './pages.ts'

describe('the country of a visitor (§1.11, §2.35)', () => {
  it.each([
    ['the parameter wins over the cookie', 'gb', 'IN', 'GB'],
    ['an unsupported parameter is passed over', 'DE', 'IN', 'IN'],
    ['the Emirates, which the header does not offer to everybody', 'AE', undefined, 'AE'],
    ['nothing is known', undefined, undefined, 'US'],
    ['nonsense', ['US'], 42, 'US'],
  ] as const)('%s', (_, parameter, cookie, country) => {
    expect(pickCountry(parameter, cookie)).toBe(country)
  })
})

describe('the file of a page', () => {
  it.each([
    ['/', 'US/index.html'],
    ['/orboot/earth', 'US/orboot/earth/index.html'],
    ['/shop/', 'US/shop/index.html'],
    ['//shop//', 'US/shop/index.html'],
  ])('%s', (route, file) => {
    expect(pageFile('US', route)).toBe(file)
  })
})
