import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { companyLinks } from '../shell/navigation.ts'
import { SiteHeader } from '../shell/SiteHeader/index.ts'

test('the header leads to the pages of the specification, and offers search (§2.19)', () => {
  const nothing = vi.fn<() => void>()
  const container = document.createElement('div')
  container.innerHTML = renderToString(
    <SiteHeader
      country="US"
      cart={null}
      onCountryChange={nothing}
      onSearch={nothing}
      onSearchOpen={nothing}
      onMenuOpen={nothing}
    />,
  )
  // "More" links to the blog, and its menu holds the other pages of the company.
  const hrefs = Array.from(container.querySelectorAll('a'), (link) => link.getAttribute('href'))
  expect(hrefs).toEqual(['/', '/orboot', '/tacto', '/plugo', '/education', '/blog', '/shop'])
  expect(companyLinks.map(({ href }) => href)).toEqual([
    '/education',
    '/blog',
    '/reviews',
    '/about-us',
    '/careers',
    '/contact-us',
  ])
  expect(container.querySelectorAll('input[type="search"]')).toHaveLength(1)
})
