import { describe, expect, test } from 'vitest'
import { buildWith } from '../testing/buildWith.ts'
import { startTestServer } from '../testing/startTestServer.ts'

describe('SHOP_URL', () => {
  test('is the origin in sitemap and robots.txt, whatever the build had (§2.18)', async () => {
    const buildDir = await buildWith({ routes: ['/orboot/earth'] })
    const { address } = await startTestServer({ buildDir, shopUrl: 'https://shop.example' })
    const sitemap = await fetch(`${address}/sitemap.xml`)
    expect(sitemap.headers.get('content-type')).toMatch(/^application\/xml/)
    expect(await sitemap.text()).toContain('<loc>https://shop.example/orboot/earth</loc>')
    const robots = await fetch(`${address}/robots.txt`)
    expect(robots.headers.get('content-type')).toMatch(/^text\/plain/)
    expect(await robots.text()).toContain('Sitemap: https://shop.example/sitemap.xml')
    const posted = await fetch(`${address}/robots.txt`, { method: 'POST' })
    expect([posted.status, posted.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
  })

  test.each([
    [
      'the start only',
      {},
      { shopUrl: 'https://shop.example' },
      'build again with SHOP_URL=https://shop.example.',
    ],
    [
      'the build only',
      { origin: 'https://shop.example' },
      {},
      'SHOP_URL is not set, which means https://www.stemside.example. Start with SHOP_URL=https://shop.example',
    ],
    [
      'the start is not that of the build',
      { origin: 'https://shop.example' },
      { shopUrl: 'https://shop.test' },
      'were built for https://shop.example, and SHOP_URL is https://shop.test.',
    ],
  ])(
    'of %s: production mode refuses to start, and says both (§7.27)',
    async (_what, built, started, sentence) => {
      const buildDir = await buildWith(built)
      const start = (mockTools: boolean) => startTestServer({ buildDir, mockTools, ...started })
      await expect(start(false)).rejects.toThrow(sentence)
      const { address } = await start(true)
      expect((await fetch(`${address}/healthz`)).status).toBe(200)
    },
  )

  test('of build and start alike: production mode starts', async () => {
    const shopUrl = 'https://shop.example'
    const buildDir = await buildWith({ origin: shopUrl })
    const { address } = await startTestServer({ buildDir, shopUrl, mockTools: false })
    expect((await fetch(`${address}/healthz`)).status).toBe(200)
  })
})
