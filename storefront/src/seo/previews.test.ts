import { existsSync } from 'node:fs'
import path from 'node:path'
import { hasOwnPage, products, soldSkus } from '@stemside/rules'
import { sitemap } from '@stemside/rules/contract/crawlers'
import { loadWords } from '@stemside/ui/content/words'
import { expect, test } from 'vitest'
import { reviewsContent } from '../routes/reviewsContent.ts'
import { reviewsPaths } from './reviewsPaths.ts'
import { otherRoutes } from '../routes/otherRoutes.ts'
import { routes } from '../routes/routes.ts'
import { blogMeta } from './blogMeta.ts'
import { finderMeta } from './finderMeta.ts'
import { giftGuideMeta, giftMeta, referMeta } from './giftMeta.ts'
import { homeMeta } from './homeMeta.ts'
import { lineMeta } from './lineMeta.ts'
import { shopPreview, type PageMeta, type Preview } from './PageHead.tsx'
import { previews } from './previews.ts'
import { productMeta } from './productMeta.ts'
import { reviewsMeta } from './reviewsMeta.ts'
import { shopMeta } from './shopMeta.ts'

/* The pictures of link previews (§2.18). ui/art/previews.test.ts measures the files. */

const brand = path.resolve(import.meta.dirname, '../../../ui/art/brand')

const metas: readonly PageMeta[] = [
  homeMeta,
  shopMeta,
  ...Object.values(lineMeta),
  finderMeta,
  giftGuideMeta,
  giftMeta,
  referMeta,
  blogMeta('/blog', {}),
  ...reviewsPaths.map((at) => reviewsMeta(at, reviewsContent(at).of)),
]

const shown = new Map<string | undefined, Preview>([
  ...metas.map((meta) => [meta.path, meta.preview ?? shopPreview] as const),
  ...Object.entries(previews),
])

test.each([...shown])('the link preview of %s has a picture and alt text', (_, preview) => {
  expect(existsSync(path.join(brand, preview.picture))).toBe(true)
  expect(preview.alt).not.toBe('')
})

test.each(soldSkus.filter(hasOwnPage))(
  'the link preview of the page of %s shows its hero',
  async (sku) => {
    const words = await loadWords(sku)
    const { preview, path: at } = productMeta(sku, words, { country: 'US', prices: {} }, true)
    expect(at).toBe(products[sku].route)
    expect(preview).toEqual({ picture: `/previews/${sku}.jpg`, alt: words.pictures[0].alt })
    expect(existsSync(path.join(brand, `previews/${sku}.jpg`))).toBe(true)
  },
)

test('every page of the sitemap has a link preview of its own choice', () => {
  const paths = [...routes, ...otherRoutes].flatMap(({ pages }) =>
    typeof pages === 'function' ? [] : pages,
  )
  const listed = Array.from(
    sitemap('https://shop.example', paths).matchAll(/<loc>https:\/\/[^/]+([^<]*)<\/loc>/gu),
    ([, at = '']) => at,
  )
  const toys = new Set<string | undefined>(soldSkus.map((sku) => products[sku].route))
  expect(listed.length).toBeGreaterThan(40)
  expect(listed.filter((at) => !shown.has(at) && !toys.has(at))).toEqual([])
})
