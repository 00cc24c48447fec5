import type { APIRequestContext } from '@playwright/test'
import { expect, test } from './support/shop.ts'
import { allPages, unlisted } from './support/pages.ts'

/* Metadata and markup of each page, read without JavaScript as crawlers do (§2.18). */

async function read(request: APIRequestContext, url: string) {
  const response = await request.get(url)
  const html = await response.text()
  return {
    status: response.status(),
    html,
    meta: (name: string) =>
      new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1],
    canonical: /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1],
    title: /<title[^>]*>([^<]*)</.exec(html)?.[1],
    structured: [...html.matchAll(/<script type="application\/ld\+json">([^<]*)</g)].map(
      ([, json = '']): unknown => JSON.parse(json),
    ),
  }
}

test(
  'every page has a title of its own, description, keywords, canonical link and social preview with a picture (§2.18)',
  { tag: '@gate' },
  async ({ request, shop }) => {
    const pages = await allPages(shop.url)
    expect(pages.length).toBeGreaterThan(30)
    const titles = new Map<string, string>()
    for (const path of pages) {
      const page = await read(request, shop.url + path)
      expect(page.status, path).toBe(200)
      expect(page.title, path).toMatch(/Stemside/)
      expect(page.canonical, path).toMatch(new RegExp(`^https://[^/]+${path}$`))
      for (const name of ['description', 'keywords', 'og:title', 'og:description', 'og:url']) {
        expect(page.meta(name), `${path} ${name}`).toBeTruthy()
      }
      expect(page.meta('twitter:card'), path).toBe('summary_large_image')
      expect(page.meta('og:image:alt'), path).toBeTruthy()
      const picture = new URL(page.meta('og:image') ?? '')
      const fetched = await request.get(shop.url + picture.pathname)
      expect(fetched.headers()['content-type'], `${path} ${picture.pathname}`).toBe('image/jpeg')
      expect(page.meta('robots') === 'noindex', path).toBe(unlisted.includes(path))
      expect(page.html.match(/<h1[\s>]/g), path).toHaveLength(1)
      expect(titles.get(page.title ?? ''), `${path} shares its title`).toBeUndefined()
      titles.set(page.title ?? '', path)
    }
  },
)

test(
  'a product’s structured data has the price and stock of the page’s country',
  { tag: '@gate' },
  async ({ request, shop }) => {
    const offers = [
      ['IN', '2499', 'INR'],
      ['US', '45.49', 'USD'],
      ['AE', '189', 'AED'],
    ] as const
    for (const [country, price, currency] of offers) {
      const { structured } = await read(request, `${shop.url}/orboot/earth?cc=${country}`)
      expect(structured).toMatchObject([
        {
          '@type': 'Product',
          name: 'Orboot Earth',
          offers: {
            priceCurrency: currency,
            availability: 'https://schema.org/InStock',
          },
        },
        {
          '@type': 'BreadcrumbList',
          itemListElement: [{ position: 1 }, {}, { name: 'Orboot Earth' }],
        },
      ])
      expect(JSON.stringify(structured)).toMatch(new RegExp(`"price":"?${price}(\\.00)?"?[,}]`))
    }
    const gone = await read(request, `${shop.url}/tacto/doctor`)
    expect(gone.structured).toMatchObject([
      { offers: { availability: 'https://schema.org/OutOfStock' } },
      {},
    ])
    const kit = await read(request, `${shop.url}/plugo/count?cc=US`)
    // The US requires a gamepad with the kit, so the page's price includes it.
    expect(kit.structured).toMatchObject([{ offers: { price: '74.99' } }, {}])
    const home = await read(request, shop.url)
    expect(home.structured).toMatchObject([{ '@type': 'Organization', name: 'Stemside' }])
  },
)

test('a product page shows the same rating as its structured data (§1.12)', async ({
  request,
  shop,
}) => {
  for (const path of ['/orboot/earth', '/tacto/chess', '/plugo/stemwizpack']) {
    const { html, structured } = await read(request, shop.url + path)
    const words = html.replaceAll(/<[^>]*>/g, ' ')
    const [, value, count] = /Rated\s+(4\.\d+)\s+of 5\s+([\d,]+) reviews/.exec(words) ?? []
    expect(structured, path).toMatchObject([
      {
        aggregateRating: {
          ratingValue: Number(value),
          reviewCount: Number(count?.replace(',', '')),
        },
      },
      {},
    ])
  }
})

test('the home page sells AR and STEM toys, and leads parents, gift buyers and teachers to a page of their own (§1.1)', async ({
  request,
  shop,
}) => {
  const home = await read(request, shop.url)
  expect(home.title).toContain('AR toys')
  expect(home.meta('description')).toMatch(/STEM toys for ages 4 to 12/)
  const audiences = [
    ['/parenthub', 'For parents'],
    ['/gift', 'Give them the choosing'],
    ['/education', 'For schools'],
  ] as const
  for (const [path, heading] of audiences) {
    expect(home.html, path).toContain(`href="${path}"`)
    const { html } = await read(request, shop.url + path)
    expect(/<h1[^>]*>([^<]*)</.exec(html)?.[1], path).toBe(heading)
  }
})

test('an unknown page answers 404 with the home’s title and noindex', async ({ request, shop }) => {
  const page = await read(request, `${shop.url}/no/such/page`)
  expect(page.status).toBe(404)
  expect(page.title).toMatch(/Stemside: AR toys/)
  expect(page.meta('robots')).toBe('noindex')
})

test('the page that is sent for every bought e-storybook names no order, and no index lists it (§2.18, §2.70)', async ({
  request,
  shop,
}) => {
  const page = await read(request, `${shop.url}/storybooks/read/SO-1/whos_the_monster_in_oko`)
  expect(page.status).toBe(200)
  expect(page.title).toBe('Your e-storybook · Stemside')
  expect([page.canonical, page.meta('og:url')]).toEqual([undefined, undefined])
  expect(page.meta('robots')).toBe('noindex')
})

test('a page inlines its styles and preloads its first picture', async ({ request, shop }) => {
  for (const path of ['/', '/shop', '/orboot', '/orboot/earth']) {
    const { html } = await read(request, shop.url + path)
    const head = html.slice(0, html.indexOf('</head>'))
    expect(head, path).toContain('<style ')
    expect(head, path).not.toContain('rel="stylesheet"')
    const [, preloaded = 'nothing'] =
      /<link rel="preload" as="image"[^>]*imageSrcSet="([^"]+)"/.exec(head) ?? []
    const [picture = ''] = /<picture(?:(?!<picture).)*?fetchPriority="high"/s.exec(html) ?? []
    expect(picture.slice(picture.lastIndexOf('<picture')), path).toContain(`srcSet="${preloaded}"`)
  }
})

test('pages have header and footer as specified (§2.32)', async ({ request, shop }) => {
  const frames = [
    ['/', true, true],
    ['/2021-product-range', false, false],
    ['/kickstarter', true, false],
    ['/tracking', true, true],
    ['/cart', true, false],
    ['/checkout/guest', true, false],
    ['/test', true, false],
    ['/testwithoutlayout', false, false],
  ] as const
  for (const [path, hasHeader, hasFooter] of frames) {
    const { html } = await read(request, shop.url + path)
    expect(/<header[\s>]/.test(html), `${path} header`).toBe(hasHeader)
    expect(/<footer[\s>]/.test(html), `${path} footer`).toBe(hasFooter)
  }
})

test('/home redirects to the home page (§2.16)', async ({ page }) => {
  await page.goto('/home')
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('robots.txt disallows checkout and tracking, and names the sitemap under the pages’ origin', async ({
  request,
  shop,
}) => {
  const text = await (await request.get(`${shop.url}/robots.txt`)).text()
  expect(text).toContain('Disallow: /checkout/guest$')
  expect(text).toContain('Disallow: /tracking?')
  const [, origin = ''] = /Sitemap: (https:\/\/.+)\/sitemap\.xml/.exec(text) ?? []
  const { html, canonical, meta } = await read(request, `${shop.url}/orboot/earth`)
  expect([canonical, meta('og:url')]).toEqual(Array(2).fill(`${origin}/orboot/earth`))
  expect(html).toContain(`"url":"${origin}/orboot/earth"`)
})
