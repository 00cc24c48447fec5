import { expect, test } from './support/shop.ts'
import { addFrom } from './support/buying.ts'

/* State in the browser's storage, and the shop when storage fails (specification §3, §4, §8). */

test(
  'blocked storage shows one notice, and the cart still works',
  { tag: '@gate' },
  async ({ page }) => {
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException('denied', 'SecurityError')
          },
        })
      }
    })
    await page.goto('/orboot/mars')
    const notice = page.getByText('This browser keeps nothing for us')
    await expect(notice).toBeVisible()
    await page.getByRole('button', { name: /^Close: This browser keeps/ }).click()
    await expect(notice).toBeHidden()
    await page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first().click()
    await expect(page.getByRole('dialog')).toContainText('Orboot Mars')
    await page.getByRole('button', { name: 'One Orboot Mars more' }).click()
    await expect(page.getByRole('dialog')).toContainText('$90.98')
    await expect(notice).toBeHidden()
  },
)

test(
  'unreadable stored state shows a notice, and the shop starts empty',
  { tag: '@gate' },
  async ({ page }) => {
    await page.addInitScript(() => {
      if (localStorage.getItem('stemside.unreadable') === null) {
        localStorage.setItem('stemside', '{"version":1,"cart":{"lines":"?"}}')
      }
    })
    await page.goto('/')
    await expect(page.getByText('could not be read, so we started a new one')).toBeVisible()
  },
)

test('full storage shows a notice, and the cart still works', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  await addFrom(page, '/orboot/mars')
  await expect(page.getByText('This browser keeps nothing for us')).toBeVisible()
  await expect(page.getByRole('dialog')).toContainText('Orboot Mars')
})

test(
  'a crash shows the crash page, its Refresh clears storage and reloads, and one press brings the cart back (§2.56, §4.67, §8.9)',
  { tag: '@gate' },
  async ({ page }) => {
    await addFrom(page, '/orboot/mars')
    await page.keyboard.press('Escape')
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('stemside')))
      .toContain('orboot_mars')
    // Simulate an answer of the store that writes the cart again while the page unloads.
    await page.evaluate(() => {
      const cart = localStorage.getItem('stemside') ?? ''
      Storage.prototype.clear = function clearAndWrite() {
        for (const key of Object.keys(this)) this.removeItem(key)
        setTimeout(() => localStorage.setItem('stemside', cart))
      }
    })
    // Until the page reloads, break a function that every page needs to render prices. The same task
    // follows the link, because the clock of the banner needs the function too.
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: 'All toys' })
      .evaluate((link: HTMLAnchorElement) => {
        const { prototype } = String
        Object.defineProperty(prototype, 'padStart', {
          get() {
            throw new Error('broken on purpose')
          },
        })
        link.click()
      })
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      "Oops, you weren't supposed to see this!",
    )
    const reloaded = page.waitForEvent('load')
    await page.getByRole('button', { name: 'Refresh' }).click()
    await reloaded
    await expect(page.getByRole('heading', { level: 1, name: 'All toys' })).toBeVisible()
    expect((await page.evaluate(() => localStorage.getItem('stemside'))) ?? '').not.toContain(
      'orboot_mars',
    )
    await expect(page.getByText('Your cart was saved: 1 toy.')).toBeVisible()
    await page.getByRole('button', { name: 'Bring it back' }).click()
    await expect(page.getByRole('dialog', { name: 'Your cart' })).toContainText('Orboot Mars')
  },
)

test(
  'two tabs share one cart, and Undo keeps what the other tab has added',
  { tag: '@gate' },
  async ({ page, context }) => {
    await addFrom(page, '/orboot/mars')
    const other = await context.newPage()
    await addFrom(other, '/tacto/chess')
    const overlay = page.getByRole('dialog', { name: 'Your cart' })
    await expect(overlay).toContainText('Tacto Chess')
    await overlay.getByRole('button', { name: 'Remove Orboot Mars' }).click()
    const otherOverlay = other.getByRole('dialog', { name: 'Your cart' })
    await expect(otherOverlay).not.toContainText('Orboot Mars')
    await otherOverlay.getByRole('button', { name: 'One Tacto Chess more' }).click()
    await expect(overlay).toContainText('$109.98')
    await overlay.getByRole('button', { name: 'Undo' }).click()
    await expect(overlay).toContainText('Orboot Mars')
    await expect(overlay).toContainText('$109.98')
    await expect(otherOverlay).toContainText('Orboot Mars')
  },
)
