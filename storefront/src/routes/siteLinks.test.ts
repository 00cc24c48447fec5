import { siteLinks } from '@stemside/ui/shell/navigation'
import { expect, test } from 'vitest'
import { findRoute } from '../loading/route.ts'
import { otherRoutes } from './otherRoutes.ts'
import { routes } from './routes.ts'

test('every link of §2.34 has a route', () => {
  const paths = siteLinks('US').map(({ href }) => new URL(href, 'https://shop').pathname)
  const tables = [...routes, ...otherRoutes]
  expect(paths).toContain('/press-kit')
  expect(paths.filter((path) => findRoute(tables, path) === undefined)).toEqual([])
})
