import type { CDPSession, Locator, Page } from '@playwright/test'
import { devices } from '@playwright/test'
import { holdRequests } from './support/holdRequests.ts'
import { expect, test } from './support/shop.ts'

/* Touch gestures on the pictures of a product. The browser itself scrolls and zooms, so the touches
   come from its debugging protocol: scripted events would do neither. */

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
    thumbs: main.getByRole('button', { name: /^Show picture \d/ }),
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
 * Moves one finger sideways by `distance` pixels across `middle`, in a quarter of a second, and lets it rest there. The
 * timestamps make the finger equally slow on every machine: a quick one may skip a picture.
 */
async function swipe(session: CDPSession, middle: Point, distance: number) {
  const steps = 8
  const { y } = middle
  const left = middle.x - distance / 2
  const startedAt = Date.now() / 1000 - 1
  const touch = (
    type: 'touchStart' | 'touchMove' | 'touchEnd',
    x: number | undefined,
    after: number,
  ) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: x === undefined ? [] : [{ x, y }],
      timestamp: startedAt + after,
    })
  await touch('touchStart', left, 0)
  for (let step = 1; step <= steps; step++) {
    await touch('touchMove', left + (distance * step) / steps, step * 0.03)
  }
  await touch('touchMove', left + distance, 0.5)
  await touch('touchEnd', undefined, 0.8)
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

test('the thumbnail of the picture in view is marked, also after scrolling before the script loads', async ({
  page,
}) => {
  const release = await holdRequests(page, /\/assets\/[^/]+\.js$/)
  await page.goto('/orboot/earth', { waitUntil: 'commit' })
  const { track, thumbs } = gallery(page)
  // The thumbnails follow the list, so all of it has arrived by then.
  await expect(thumbs.nth(1)).toBeAttached()
  await track.evaluate((list) => list.scrollTo({ left: list.clientWidth, behavior: 'instant' }))
  await expect(thumbs.nth(1)).toHaveAttribute('aria-current', 'false')
  release()
  await expect(thumbs.nth(1)).toHaveAttribute('aria-current', 'true')
})

test('the pictures fill the screen, a double tap zooms, and the same button ends the full screen', async ({
  page,
}) => {
  await openProduct(page)
  const main = page.getByRole('main')
  const isFull = () => page.evaluate(() => document.fullscreenElement !== null)
  const button = main.getByRole('button', { name: 'Full screen' })
  await button.tap()
  await expect.poll(isFull).toBe(true)
  const picture = gallery(page).track.getByRole('button').first()
  const box = await picture.boundingBox()
  expect(box?.height).toBeGreaterThan(600)
  await picture.dblclick()
  await expect(picture).toHaveAttribute('aria-pressed', 'true')
  await button.tap()
  await expect.poll(isFull).toBe(false)
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
