import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright'
import { createServer } from 'vite'
import type { PictureKind } from '../../picture.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const repository = fileURLToPath(new URL('../../../..', import.meta.url))

/** The browser that renders: `CHROMIUM_PATH`, else Playwright's own, else the system's. */
function browserPath(): string | undefined {
  const known = [process.env['CHROMIUM_PATH'], chromium.executablePath(), '/usr/bin/chromium']
  return known.find((path) => path !== undefined && existsSync(path))
}

const flags = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--use-gl=angle',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--ignore-gpu-blocklist',
  '--disable-dev-shm-usage',
  '--force-color-profile=srgb',
  '--font-render-hinting=none',
]

/**
 * A browser with the studio's page. It renders in software, so that every machine renders the same
 * pixels.
 */
async function openRenderer(address: string) {
  const executablePath = browserPath()
  const browser = await chromium.launch({
    ...(executablePath === undefined ? {} : { executablePath }),
    args: flags,
  })
  const page = await browser.newPage()
  page.on('pageerror', (error) => console.error(error.stack ?? error.message))
  await page.goto(address)
  await page.waitForFunction(() => 'studio' in window, undefined, { timeout: 240_000 })
  return {
    list: () => page.evaluate(() => window.studio.list()),
    prepare: (name: string, kind: PictureKind) =>
      page.evaluate(([n, k]) => window.studio.prepare(n, k), [name, kind] as const),
    shoot: async (options: { passes: number; scale: number }) => {
      const url = await page.evaluate((o) => window.studio.shoot(o), options)
      return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64')
    },
    close: () => browser.close(),
  }
}

/** A browser that builds a scene and renders its pictures. */
export type Renderer = Awaited<ReturnType<typeof openRenderer>>

/** Opens the studio with `count` browsers that work in parallel. */
export async function openStudio(count: number) {
  const server = await createServer({
    root,
    configFile: false,
    publicDir: `${repository}/node_modules/@lobehub/fluent-emoji-flat/assets`,
    server: {
      port: 6400,
      host: '127.0.0.1',
      hmr: false,
      watch: null,
      fs: { allow: [repository] },
    },
    optimizeDeps: { include: ['three', 'd3-geo', 'topojson-client', 'meshoptimizer/simplifier'] },
    logLevel: 'warn',
  })
  await server.listen()
  const address = server.resolvedUrls?.local[0] ?? ''
  const renderers = await Promise.all(Array.from({ length: count }, () => openRenderer(address)))
  return {
    renderers,
    close: async () => {
      await Promise.all(renderers.map((renderer) => renderer.close()))
      await server.close()
    },
  }
}
