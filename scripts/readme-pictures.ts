/**
 * `npm run docs:pictures`: photographs the built shop for the README, as a phone and as a desktop.
 * The clock stands at a day without a season, so the pictures do not change with the calendar.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { chromium } from 'playwright'
import { RunningShop } from '../storefront/e2e/support/RunningShop.ts'
import { browserArguments, findBrowser } from './find-browser.mjs'

const pictures = [
  { file: 'phone.jpg', address: '/orboot/earth', width: 390, height: 844 },
  { file: 'desktop.jpg', address: '/', width: 1440, height: 900 },
]

const dataDir = await mkdtemp(path.join(tmpdir(), 'stemside-pictures-'))
const shop = new RunningShop(dataDir)
await shop.start()
const executablePath = findBrowser()
const browser = await chromium.launch({
  ...(executablePath !== undefined && { executablePath }),
  args: browserArguments(),
})
try {
  await fetch(`${shop.url}/__mock/clock`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ now: '2027-05-05T12:00:00Z' }),
  })
  for (const { file, address, width, height } of pictures) {
    const page = await browser.newPage({
      viewport: { width, height },
      locale: 'en-US',
      reducedMotion: 'reduce',
    })
    await page.goto(`${shop.url}${address}?cc=US`)
    await page.locator('html[data-ready]').waitFor()
    await page.getByRole('button', { name: 'Decline' }).click()
    await page.waitForLoadState('networkidle')
    await page.screenshot({
      path: path.resolve(import.meta.dirname, '../docs/images', file),
      type: 'jpeg',
      quality: 80,
    })
    await page.close()
  }
} finally {
  await browser.close()
  await shop.stop()
  await rm(dataDir, { recursive: true, force: true })
}
