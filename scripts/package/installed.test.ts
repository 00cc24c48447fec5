import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { chromium } from 'playwright'
import type { Browser, Page } from 'playwright'
import { build, preview } from 'vite'
import type { PreviewServer } from 'vite'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readSurface } from '../../ui/src/test/readSurface.ts'
import { browserArguments, findBrowser } from '../find-browser.mjs'
import { entriesOf, packed } from './buildPackages.ts'
import { filesOf } from './filesOf.ts'
import { createApp } from './outsideApp.ts'

/* Uses the tarballs as an app outside the repository does. */

const root = path.resolve(import.meta.dirname, '../..')
const surface = readSurface(readFileSync(path.join(root, 'ui/src/test/surface.txt'), 'utf8'))
const entries = packed.flatMap(entriesOf).map(({ specifier }) => specifier)
let app = ''

beforeAll(async () => {
  app = await createApp()
})

afterAll(() => rmSync(app, { recursive: true, force: true }))

/** Runs Node.js in the app's folder. */
function run(...command: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, command, {
    cwd: app,
    encoding: 'utf8',
  })
  return { status, stdout, stderr }
}

test('the compiler knows the types of every entry', () => {
  expect(entries.length).toBeGreaterThan(190)
  const lines = entries.map((entry, index) => `export * as entry${index} from '${entry}'`)
  writeFileSync(path.join(app, 'entries.ts'), lines.join('\n'))
  expect(run(path.join(root, 'node_modules/typescript/bin/tsc'))).toEqual({
    status: 0,
    stdout: '',
    stderr: '',
  })
})

test('Node.js imports every entry, with the exports that surface.txt lists', () => {
  const lines = entries.map((entry) => `'${entry}': Object.keys(await import('${entry}')),`)
  const script = `console.log(JSON.stringify({${lines.join('\n')}}))`
  const { status, stdout, stderr } = run('--input-type=module', '--eval', script)
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
  const listed = [...surface].map(([entry, exports]) => [
    entry,
    // Dialog.Header is a part of the export Dialog.
    [...exports.keys()].filter((name) => !name.includes('.')),
  ])
  expect(JSON.parse(stdout)).toMatchObject(Object.fromEntries(listed))
})

test('every font and picture that a module or style names is in the package', () => {
  const folder = path.join(app, 'node_modules/@stemside/ui')
  const named = filesOf(folder)
    .filter((file) => /\.(?:js|css)$/u.test(file))
    .flatMap((file) => {
      const text = readFileSync(path.join(folder, file), 'utf8')
      const files = text.matchAll(/new URL\("([^"]+)", import\.meta\.url\)|url\(([^)"']+)\)/gu)
      return Array.from(files, ([, picture, font = '']) =>
        path.join(folder, path.dirname(file), picture ?? font),
      )
    })
    .filter((file) => !file.includes('data:'))
  expect(named.length).toBeGreaterThan(500)
  expect(named.filter((file) => !existsSync(file))).toEqual([])
})

test('the package comes with its guide and the licences of what it contains', () => {
  const files = filesOf(path.join(app, 'node_modules/@stemside/ui'))
  expect(files.filter((file) => file === 'README.md' || file.startsWith('licenses/'))).toEqual(
    expect.arrayContaining([
      'README.md',
      'licenses/country-flag-icons.txt',
      'licenses/figtree.txt',
      'licenses/fluent-emoji-licence.txt',
      'licenses/gabarito.txt',
      'licenses/pictures.md',
    ]),
  )
})

test.each(['rules', 'ui'])(
  'the guide of the package %s has no link to a file that it lacks',
  (name) => {
    const folder = path.join(app, 'node_modules/@stemside', name)
    const guides = filesOf(folder).filter((file) => file.endsWith('.md'))
    const missing = guides.flatMap((guide) => {
      const links = readFileSync(path.join(folder, guide), 'utf8').matchAll(
        /\]\((?!https?:)([^)#]+)/gu,
      )
      return Array.from(links, ([, link = '']) => path.join(path.dirname(guide), link)).filter(
        (file) => !existsSync(path.join(folder, file)),
      )
    })
    expect(guides).toContain('README.md')
    expect(missing).toEqual([])
  },
)

describe('in a browser', () => {
  let server: PreviewServer | undefined
  let browser: Browser | undefined
  let page: Page
  const complaints: string[] = []

  beforeAll(async () => {
    await build({ root: app, configFile: false, logLevel: 'error' })
    server = await preview({
      root: app,
      configFile: false,
      // Then a missing file is an error; by default Vite answers with the page.
      appType: 'mpa',
      preview: { port: 0 },
    })
    const executablePath = findBrowser()
    browser = await chromium.launch({
      args: browserArguments(),
      ...(executablePath !== undefined && { executablePath }),
    })
    page = await browser.newPage()
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(message.text())
    })
    page.on('pageerror', (error) => complaints.push(error.message))
    page.on('requestfailed', (request) => complaints.push(request.url()))
    await page.goto(server.resolvedUrls?.local[0] ?? '')
  })

  afterAll(async () => {
    await browser?.close()
    await server?.close()
  })

  test('a button has the colour, the font and the height of the design', async () => {
    const button = page.getByRole('button', { name: 'Show the price' })
    const look = await button.evaluate((element) => {
      const { backgroundColor, fontFamily, minHeight } = getComputedStyle(element)
      return { backgroundColor, fontFamily, minHeight }
    })
    const action = await page.evaluate(() => {
      document.body.style.color = 'var(--color-action)'
      return getComputedStyle(document.body).color
    })
    expect(look.backgroundColor).toBe(action)
    expect(look.fontFamily).toContain('Figtree Variable')
    expect(look.minHeight).toBe('50px')
    const fonts = await page.evaluate(async () => {
      const faces = await document.fonts.load('1rem "Figtree Variable"')
      return faces.map((face) => face.status)
    })
    expect(fonts).toEqual(['loaded'])
  })

  test('a product card shows the picture and the price of its toy', async () => {
    const card = page.getByRole('article').filter({ hasText: 'Orboot Earth' })
    expect(await card.innerText()).toContain('$')
    const picture = card.locator('img')
    await picture.evaluate((element: HTMLImageElement) => element.decode())
    expect(
      await picture.evaluate((element: HTMLImageElement) => element.naturalWidth),
    ).toBeGreaterThan(500)
  })

  test('a dialog opens over the page, and closes on Escape', async () => {
    await page.getByRole('button', { name: 'Show the price' }).click()
    const dialog = page.getByRole('dialog', { name: 'Orboot Earth' })
    expect(await dialog.innerText()).toContain('$45.49')
    expect(await dialog.evaluate((element) => getComputedStyle(element).position)).toBe('fixed')
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
  })

  test('the browser reports no error and no missing file', () => {
    expect(complaints).toEqual([])
  })
})
