import type { Page } from '@playwright/test'
import { addFrom, openCart, toCheckout } from './support/buying.ts'
import { expect, test } from './support/ownSpace.ts'
import { openAnswered } from './support/open.ts'

/* The slot machine, from the button to the coupon (§2.46, §2.47, §4.11–§4.13, §4.28). */

const lever = (page: Page) => page.getByRole('button', { name: 'Pull the lever' })
/** The phases after a pull. On a busy machine the first one, of two seconds, may pass unseen. */
const pulled = /^(?:spinning|stopped)$/
const jackpot = (page: Page) => page.getByRole('dialog', { name: 'OMG! Jackpot!' })

async function play(page: Page) {
  await page.getByRole('button', { name: 'Play & Win' }).click()
  await expect(page.getByRole('dialog', { name: 'Play & Win' })).toContainText(
    'Assured discounts to cross over to the STEM side!',
  )
  await lever(page).click()
}

for (const path of ['/', '/shop']) {
  test(
    `${path}: "Play & Win" opens the machine, a pull wins the jackpot, and the prize waits`,
    { tag: path === '/' ? '@gate' : [] },
    async ({ page }) => {
      const code: string[] = []
      page.on('request', (request) => code.push(request.url()))
      await openAnswered(page, path)
      expect(code.filter((url) => url.includes('SlotPanel'))).toEqual([])
      await play(page)
      await expect(jackpot(page)).toContainText('30% off')
      await expect(jackpot(page)).toContainText('Offer will be auto-applied')
      await expect(jackpot(page)).toContainText('Minimum cart value: $49')
      await expect(jackpot(page)).toContainText('You also have SPRING30')
      await expect(page.getByRole('dialog', { name: 'Play & Win' })).toBeHidden()
      await jackpot(page).getByRole('link', { name: 'Let’s Shop' }).click()
      await expect(page).toHaveURL('/shop')
      await expect(page.getByRole('dialog')).toBeHidden()
    },
  )
}

test(
  'with reduced motion the reels stand still while "Spinning" is announced (§4.14)',
  { tag: '@gate' },
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/shop')
    await page.getByRole('button', { name: 'Play & Win' }).click()
    await expect(lever(page)).toBeFocused()
    // Look right after the pull, because on a busy machine the spin may be over before the next command.
    const spin = await page.getByRole('dialog', { name: 'Play & Win' }).evaluate(async (dialog) => {
      dialog.querySelector<HTMLElement>('[data-part="lever"]')?.click()
      await new Promise((resolve) => requestAnimationFrame(resolve))
      // Reduced motion shortens other changes to 0.01 ms.
      const timings = dialog
        .getAnimations({ subtree: true })
        // The cover of a dialog that opens is a pseudo-element without a picture.
        .filter(({ effect }) => effect instanceof KeyframeEffect && effect.pseudoElement === null)
        .flatMap(({ effect }) => effect?.getTiming() ?? [])
        .filter(({ duration }) => Number(duration) > 1)
      return {
        said: dialog.querySelector('output')?.textContent,
        easings: timings.map(({ easing }) => easing),
      }
    })
    // Each reel jumps to its result when the time is over, and nothing else moves.
    expect(spin).toEqual({ said: 'Spinning', easings: ['steps(1)', 'steps(1)', 'steps(1)'] })
    await expect(jackpot(page)).toContainText('30% off')
  },
)

test('in India the prize saves more than RAKHI20 from ₹1,998, and replaces it automatically', async ({
  page,
}) => {
  await page.goto('/shop?cc=IN')
  await play(page)
  await jackpot(page).getByRole('link', { name: 'Let’s Shop' }).click()
  await addFrom(page, '/orboot/mars')
  const overlay = page.getByRole('dialog', { name: 'Your cart' })
  await expect(overlay).toContainText('1MILLION30 saves more now and is applied')
  await openCart(page)
  const summary = page.getByRole('region', { name: 'Order summary' })
  await expect(summary).toContainText('1MILLION30')
  await expect(summary).toContainText('RAKHI20: 20% off. 1MILLION30 saves more on this cart now.')
  await page.reload()
  await expect(summary).toContainText('RAKHI20: 20% off. 1MILLION30 saves more on this cart now.')
})

test('a prize below its minimum is kept for later; from its minimum it can be used', async ({
  page,
}) => {
  await addFrom(page, '/orboot/mars')
  await page.goto('/shop')
  await play(page)
  await expect(jackpot(page)).toContainText('SPRING30 saves more on this cart now')
  await page.keyboard.press('Escape')
  await page.goto('/cart')
  const summary = page.getByRole('region', { name: 'Order summary' })
  await expect(summary).toContainText('Won: 30% off from $49, $3.51 more.')
  await expect(summary.getByRole('button', { name: 'Use 1MILLION30' })).toHaveCount(0)
  await page.getByRole('button', { name: 'One Orboot Mars more' }).click()
  await summary.getByRole('button', { name: 'Use 1MILLION30 instead' }).click()
  await expect(summary.getByRole('button', { name: 'Remove coupon 1MILLION30' })).toBeVisible()
  await expect(summary).toContainText('−$27.29')
})

test('on checkout the result says "Continue" and leads nowhere', async ({ page }) => {
  await toCheckout(page)
  await page.goto('/checkout/guest?popup=play')
  await lever(page).click()
  await jackpot(page).getByRole('button', { name: 'Continue' }).click()
  await expect(jackpot(page)).toBeHidden()
  await expect(page).toHaveURL('/checkout/guest')
})

test('a pull loses when the prize is missing in the coupon list, and its result links to the offers', async ({
  page,
}) => {
  await page.route('**/get_all_coupons', (route) => route.fulfill({ json: [] }))
  await page.goto('/')
  await play(page)
  const loss = page.getByRole('dialog', { name: 'Oops! No luck today.' })
  await loss.getByRole('link', { name: 'Go to Offers' }).click()
  await expect(page).toHaveURL('/shop')
})

test('if the coupon list cannot be fetched, the pull does not count', async ({ page, space }) => {
  await space.addFault({ path: '/get_all_coupons', drop: 'before' })
  await page.goto('/')
  await play(page)
  await expect(page.getByRole('alertdialog')).toContainText('The store cannot be reached')
})

/** The knob of the open machine, in px of the page. Waits until the dialog takes presses, 250 ms after it opens. */
async function knobOf(page: Page) {
  await lever(page).click({ trial: true })
  const box = await lever(page).boundingBox()
  if (box === null) throw new Error('The lever is not shown')
  return { x: box.x + box.width / 2, y: box.y + 20 }
}

test('the mouse pulls the lever: a short pull springs back, a long one spins', async ({ page }) => {
  await page.goto('/shop')
  await page.getByRole('button', { name: 'Play & Win' }).click()
  await expect(lever(page)).toBeFocused()
  const { x, y } = await knobOf(page)
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x, y + 40, { steps: 4 })
  await page.mouse.up()
  await expect(lever(page)).toHaveAttribute('data-phase', 'ready')
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x, y + 110, { steps: 8 })
  await page.mouse.up()
  await expect(lever(page)).toHaveAttribute('data-phase', pulled)
  await expect(jackpot(page)).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('a finger pulls the lever, and the page below does not scroll', async ({ page }) => {
    await page.goto('/shop?popup=play')
    await expect(lever(page)).toBeFocused()
    const scrolled = await page.evaluate(() => scrollY)
    const { x, y } = await knobOf(page)
    const finger = await page.context().newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove', to: number) =>
      finger.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x, y: to }] })
    await touch('touchStart', y)
    for (const way of [25, 50, 75, 100, 115]) await touch('touchMove', y + way)
    await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    await expect(lever(page)).toHaveAttribute('data-phase', pulled)
    expect(await page.evaluate(() => scrollY)).toBe(scrolled)
    await expect(jackpot(page)).toBeVisible()
  })
})

test('arrow keys move the lever, and Enter pulls it', async ({ page }) => {
  await page.goto('/shop')
  await page.getByRole('button', { name: 'Play & Win' }).click()
  await expect(lever(page)).toBeFocused()
  for (const key of ['ArrowDown', 'ArrowDown']) await page.keyboard.press(key)
  await expect(lever(page)).toHaveAttribute('data-phase', 'ready')
  await page.keyboard.press('ArrowDown')
  await expect(lever(page)).toHaveAttribute('data-phase', pulled)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Play & Win' }).click()
  await expect(lever(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(lever(page)).toHaveAttribute('data-phase', pulled)
})
