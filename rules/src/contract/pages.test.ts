import { describe, expect, it } from 'vitest'
import { pageFile, pickCountry } from './pages.ts'

describe('the country of a visitor (§1.11, §2.35)', () => {
  it.each([
    ['the parameter wins over the cookie', 'gb', 'IN', 'GB'],
    ['an unsupported parameter is ignored', 'DE', 'IN', 'IN'],
    ['the Emirates, which the header does not offer to everybody', 'AE', undefined, 'AE'],
    ['nothing is known', undefined, undefined, 'US'],
    ['nonsense', ['US'], 42, 'US'],
  ] as const)('%s: $3', (_, parameter, cookie, country) => {
    expect(pickCountry(parameter, cookie)).toBe(country)
  })
})

describe('the file of a page', () => {
  it.each([
    ['/', 'US/index.html'],
    ['/orboot/earth', 'US/orboot/earth/index.html'],
    ['/shop/', 'US/shop/index.html'],
    ['//shop//', 'US/shop/index.html'],
  ])('of %s is %s', (route, file) => {
    expect(pageFile('US', route)).toBe(file)
  })
})
