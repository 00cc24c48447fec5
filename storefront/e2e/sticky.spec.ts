import type { Page } from '@playwright/test'
import { addFrom } from './support/buying.ts'
import { doubleText } from './support/narrow.ts'
import { openReady } from './support/open.ts'
import { expect, test } from './support/shop.ts'

/*
 * A press on a bar that stays in the window hits that bar: no element of the page lies over it, wherever the page
 * is scrolled to.
 */

const pages = ['/shop', '/orboot/earth', '/cart', '/checkout/guest', '/gift', '/privacy']

for (const { width, height, isDouble } of [
  { width: 320, height: 640, isDouble: false },
  { width: 390, height: 844, isDouble: false },
  { width: 390, height: 844, isDouble: true },
  { width: 1440, height: 900, isDouble: false },
]) {
  test.describe(`at ${width} px${isDouble ? ' with text at 200 %' : ''}`, () => {
    test.use({ viewport: { width, height } })

    test('nothing of the page lies over a bar that stays in the window', async ({ page }) => {
      await addFrom(page, '/orboot/earth')
      for (const path of pages) {
        await openReady(page, path)
        if (isDouble) await doubleText(page)
        const { seen, covered } = await hitBars(page)
        expect(seen, `${path} has a bar`).toBeGreaterThan(0)
        expect(covered, path).toEqual([])
      }
    })
  })
}

test('at 390 px with text at 200 %, the filters scroll away', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openReady(page, '/shop')
  await doubleText(page)
  await page.evaluate(() => window.scrollTo(0, 2000))
  await expect(page.getByRole('list', { name: 'Filters and order' })).not.toBeInViewport()
})

test.describe('at 1024 px', () => {
  test.use({ viewport: { width: 1024, height: 768 } })

  test('the order stays below the header beside checkout’s form', async ({ page }) => {
    await addFrom(page, '/orboot/earth')
    await openReady(page, '/checkout/guest')
    const heading = page.getByRole('complementary').getByRole('heading', { name: 'Your order' })
    for (const top of [600, 9999]) {
      await scrollTo(page, top)
      await expect(heading).toBeInViewport({ ratio: 1 })
      const [header, order] = [
        await page.getByRole('banner').boundingBox(),
        await heading.boundingBox(),
      ]
      expect(order?.y).toBeGreaterThan((header?.y ?? 0) + (header?.height ?? 0))
    }
  })

  for (const path of ['/checkout/guest', '/gift']) {
    test(`with text at 200 %, the end of what is beside the form of ${path} can be read`, async ({
      page,
    }) => {
      await addFrom(page, '/orboot/earth')
      await openReady(page, path)
      await doubleText(page)
      await scrollTo(page, 1000)
      const end =
        path === '/gift'
          ? page.getByRole('region', { name: 'Your e-gift' }).getByRole('listitem').last()
          : page.getByRole('button', { name: 'Have a gift card?' })
      await expect(end).toBeInViewport({ ratio: 1 })
    })
  }
})

test.describe('a field that Shift and Tab reach', () => {
  for (const { width, height, isDouble } of [
    { width: 390, height: 844, isDouble: true },
    { width: 1440, height: 900, isDouble: false },
  ]) {
    test(`shows its label below the header at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height })
      await addFrom(page, '/orboot/earth')
      await openReady(page, '/checkout/guest')
      if (isDouble) await doubleText(page)
      await page.getByLabel('Name on card').focus()
      const covered: string[] = []
      for (let step = 0; step < 16; step += 1) {
        await page.keyboard.press('Shift+Tab')
        covered.push(...(await coveredLabel(page)))
      }
      expect(covered).toEqual([])
    })
  }
})

async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top)
}

/** The label of the focused field, if the header covers it. */
function coveredLabel(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const focused = document.activeElement
    const label = focused instanceof HTMLInputElement ? focused.labels?.[0] : undefined
    const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
    const top = label?.getBoundingClientRect().top ?? header
    return top < header ? [label?.textContent ?? ''] : []
  })
}

/**
 * Scrolls from top to bottom, and tests points all over each stuck or fixed element: what is there must belong to
 * such an element.
 */
function hitBars(page: Page): Promise<{ seen: number; covered: readonly string[] }> {
  return page.evaluate(async () => {
    const stays = new Set(
      [...document.body.querySelectorAll<HTMLElement>('*')].filter((element) =>
        ['sticky', 'fixed'].includes(getComputedStyle(element).position),
      ),
    )
    const belongs = (hit: Element | null) => {
      for (let one = hit; one !== null; one = one.parentElement) {
        if (one instanceof HTMLElement && stays.has(one)) return true
      }
      return false
    }
    const covered = new Set<string>()
    let seen = 0
    const step = Math.round(window.innerHeight / 5)
    const end = document.documentElement.scrollHeight - window.innerHeight
    for (let top = 0; ; top = Math.min(top + step, end)) {
      window.scrollTo({ top, behavior: 'instant' })
      await new Promise((resolve) => requestAnimationFrame(resolve))
      for (const element of stays) {
        const { pointerEvents } = getComputedStyle(element)
        // A bar that slides away is inert: nobody can press it.
        if (pointerEvents === 'none' || element.closest('[inert]') !== null) continue
        if (!element.checkVisibility({ visibilityProperty: true })) continue
        const box = element.getBoundingClientRect()
        if (box.width === 0 || box.height === 0) continue
        for (let x = box.left + 3; x < Math.min(box.right, window.innerWidth); x += 24) {
          for (let y = box.top + 3; y < Math.min(box.bottom, window.innerHeight); y += 12) {
            if (x < 0 || y < 0) continue
            seen += 1
            const hit = document.elementFromPoint(x, y)
            // Round corners show what is below, so an element that has the bar in it is no finding.
            if (hit !== null && !hit.contains(element) && !belongs(hit)) {
              covered.add(`${hit.tagName} ${hit.className} over ${element.className}`)
            }
          }
        }
      }
      if (top >= end) break
    }
    return { seen, covered: [...covered].slice(0, 5) }
  })
}
