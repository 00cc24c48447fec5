import { siteLinks } from '@stemside/ui/shell/navigation'
import { expect, test } from 'vitest'
import { hasPage } from './hasPage.ts'

/* A new page takes its path off this list: header, menu, footer and texts then show its link again. */
test('the links of §2.34 that still wait for their page', () => {
  const waiting = siteLinks('US').filter(({ href }) => !hasPage(href))
  expect(waiting.map(({ href }) => href)).toEqual([
    '/education',
    '/blog',
    '/reviews',
    '/about-us',
    '/careers',
    '/contact-us',
    '/device-compatibility',
    '/parenthub',
    '/gift',
    '/refer-and-earn',
    '/privacy',
    '/tnc',
    '/press-kit',
    '/profile/edit',
    '/profile/orders',
    '/profile/addresses',
    '/profile/returns',
    '/refer-and-earn',
    '/profile/rewards',
  ])
})
