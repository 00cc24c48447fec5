import { products, soldSkus } from '@stemside/rules'
import { expect, test } from 'vitest'
import { shelf } from '../content/shelf.ts'
import { lineMenus } from '../shell/navigation.ts'

test('the product dropdowns have the same lines as the products’ cards', () => {
  const cards = new Map<string | undefined, (typeof shelf)[keyof typeof shelf]>(
    soldSkus.map((sku) => [products[sku].route, shelf[sku]]),
  )
  const links = lineMenus('US').flatMap(({ items }) => items.slice(1))
  expect(links).toHaveLength(18)
  for (const link of links) {
    const card = cards.get(link.href)
    expect(link).toEqual({ href: link.href, label: card?.title, tagline: card?.line })
  }
})
