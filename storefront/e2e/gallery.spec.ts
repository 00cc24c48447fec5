import type { CDPSession, Locator, Page } from '@playwright/test'
import { devices } from '@playwright/test'
import { expect, test } from './support/shop.ts'

/* The pictures of a product under a finger. The browser scrolls and zooms, so the touches
   come from the browser's debugging protocol and not from scripted events. */

const { viewport, userAgent, deviceScaleFactor } = devices['Pixel 7']
test.use({ viewport, userAgent, deviceScaleFactor, isMobile: true, hasTouch: true })

interface Point {
  readonly x: number
  readonly y: number
}

function gallery(page: Page) {
  const main = page.getByRole('main')
  return {
    track: main.getByRole('list', { name: 'Pictures' }),
    thumbs: main.getByRole('button', { name: /^Picture \d:/ }),
  }
}

async function middleOf(target: Locator): Promise<Point> {
  const box = await target.boundingBox()
  if (box === null) throw new Error('The gallery is not visible')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

async function openProduct(page: Page) {
  await page.goto('/orboot/earth')
  await expect(page.locator('html[data-ready]')).toBeAttached()
}

/**
 * One finger that moves sideways by `distance` pixels across `middle`. A distance of more than
 * half the gallery's width changes the picture however slowly the finger moves.
 */
async function swipe(session: CDPSession, middle: Point, distance: number) {
  const steps = 8
  const { y } = middle
  const x = middle.x - distance / 2
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] })
  for (let step = 1; step <= steps; step++) {
    const touchPoints = [{ x: x + (distance * step) / steps, y }]
    await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints })
  }
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

test('a swipe shows the next picture and marks its thumbnail; a swipe back shows the first one', async ({
  page,
}) => {
  await openProduct(page)
  const { track, thumbs } = gallery(page)
  const middle = await middleOf(track)
  const session = await page.context().newCDPSession(page)
  await expect(thumbs.nth(0)).toHaveAttribute('aria-current', 'true')
  await swipe(session, middle, -280)
  await expect(thumbs.nth(1)).toHaveAttribute('aria-current', 'true')
  await expect(track.getByRole('listitem').nth(1)).toBeInViewport({ ratio: 0.95 })
  await swipe(session, middle, 280)
  await expect(thumbs.nth(0)).toHaveAttribute('aria-current', 'true')
  // The finger only scrolled: no picture was pressed.
  await expect(track.getByRole('button', { pressed: true })).toHaveCount(0)
})

test('a picture that was in view before the script has loaded has the marked thumbnail', async ({
  page,
}) => {
  let release: (() => void) | undefined
  const isScrolled = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/assets/*.js', async (route) => {
    await isScrolled
    await route.continue()
  })
  await page.goto('/orboot/earth', { waitUntil: 'commit' })
  const { track, thumbs } = gallery(page)
  await track.evaluate((list) => list.scrollTo({ left: list.clientWidth, behavior: 'instant' }))
  await expect(thumbs.nth(1)).toHaveAttribute('aria-current', 'false')
  release?.()
  await expect(thumbs.nth(1)).toHaveAttribute('aria-current', 'true')
})

test('two fingers on a picture zoom the page', async ({ page }) => {
  await openProduct(page)
  const middle = await middleOf(gallery(page).track)
  const session = await page.context().newCDPSession(page)
  const scale = () => page.evaluate(() => window.visualViewport?.scale)
  expect(await scale()).toBe(1)
  await session.send('Input.synthesizePinchGesture', { ...middle, scaleFactor: 2 })
  await expect.poll(scale).toBeGreaterThan(1.5)
})
