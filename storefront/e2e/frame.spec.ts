import { addFrom, openCart } from './support/buying.ts'
import { expect, test } from './support/shop.ts'
import { expectReady, openReady } from './support/open.ts'

/* The frame around every page: header, side menu, cookie notice (specification §2). */

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test(
    'the side menu is 300 px wide, hides the banner, and returns focus to its button (§2.28, §2.29, §9.10)',
    { tag: '@gate' },
    async ({ page }) => {
      await page.goto('/shop')
      const banner = page.getByRole('complementary', { name: 'Offer' })
      await expect(banner.getByRole('link')).toHaveAttribute('href', '/shop')
      const opener = page.getByRole('button', { name: 'Menu' })
      await opener.click()
      const menu = page.getByRole('dialog', { name: 'Welcome' })
      await expect(menu).toBeVisible()
      await expect.poll(async () => (await menu.boundingBox())?.width).toBe(300)
      await expect(banner).toBeHidden()
      await menu.getByText('Orboot', { exact: true }).click()
      await expect(menu.getByRole('link', { name: /Earth/ })).toContainText(
        'Explore 400 world wonders',
      )
      for (const network of ['Instagram', 'Facebook']) {
        await expect(menu.getByRole('link', { name: network })).toBeVisible()
      }
      await page.keyboard.press('Escape')
      await expect(menu).toBeHidden()
      await expect(opener).toBeFocused()
      await expect(banner).toBeVisible()
    },
  )

  test('the side menu opens pages, searches and changes the country (§2.28)', async ({ page }) => {
    await page.goto('/')
    const menu = page.getByRole('dialog', { name: 'Welcome' })
    await page.getByRole('button', { name: 'Menu' }).click()
    await menu.getByRole('link', { name: 'Tacto' }).click()
    await expect(page).toHaveURL('/tacto')
    await expect(menu).toBeHidden()
    await page.getByRole('button', { name: 'Menu' }).click()
    await menu.getByRole('searchbox').fill('mars')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/shop?q=mars')
    await expect(menu).toBeHidden()
    await page.getByRole('button', { name: 'Menu' }).click()
    const reloaded = page.waitForEvent('load')
    await menu.getByRole('button', { name: 'Canada' }).click()
    await reloaded
    await expect(page).toHaveURL('/shop?q=mars')
    await expect(page.getByRole('main')).toContainText('C$53.99')
  })

  test('a sticky bar leads to checkout while the checkout button is out of view', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 560 })
    await addFrom(page, '/orboot/mars')
    await openCart(page)
    await page.getByRole('button', { name: 'Decline' }).click()
    const bar = page.getByRole('button', { name: 'To checkout' })
    await expect(page.getByRole('button', { name: /^Checkout/ })).not.toBeInViewport()
    await expect(bar).toBeInViewport()
    await page.getByRole('button', { name: /^Checkout/ }).scrollIntoViewIfNeeded()
    await expect(bar).not.toBeInViewport()
    await page.evaluate(() => window.scrollTo(0, 0))
    await bar.click()
    await expect(page).toHaveURL('/checkout/guest')
  })

  test('the last link of a page can be scrolled above the sticky bar', async ({ page }) => {
    await openReady(page, '/orboot/earth')
    await page.getByRole('button', { name: 'Decline' }).click()
    const last = page.getByRole('contentinfo').getByRole('link').last()
    // Scroll in steps: the height of content far below is an estimate until the content is near.
    await expect(async () => {
      await page.mouse.wheel(0, 10_000)
      const reached = await last.evaluate((link) => {
        const { left, bottom } = link.getBoundingClientRect()
        return link.contains(document.elementFromPoint(left + 5, bottom - 5))
      })
      expect(reached).toBe(true)
    }).toPass()
  })
})

for (const answer of ['Accept', 'Decline']) {
  test(
    `the cookie notice shows until it is answered: ${answer}`,
    { tag: '@gate' },
    async ({ page }) => {
      await page.goto('/')
      const notice = page.getByRole('region', { name: 'Cookies' })
      await expect(notice).toBeVisible()
      await page.goto('/shop')
      await expect(notice).toBeVisible()
      await notice.getByRole('button', { name: answer }).click()
      await expect(notice).toBeHidden()
      await page.reload()
      await expectReady(page)
      await expect(notice).toBeHidden()
      expect(await page.evaluate(() => localStorage.getItem('cookie_accepted'))).toBe(
        String(answer === 'Accept'),
      )
    },
  )
}

test('the header has the specification’s links and taglines (§2.19, §2.20)', async ({ page }) => {
  await page.goto('/')
  const header = page.getByRole('banner')
  await expect(header.getByRole('link', { name: 'Stemside home' })).toHaveAttribute('href', '/')
  await expect(header.getByRole('link', { name: 'Shop' })).toHaveAttribute('href', '/shop')
  for (const line of ['Plugo', 'Tacto']) {
    await expect(header.getByRole('link', { name: line, exact: true })).toHaveAttribute(
      'href',
      `/${line.toLowerCase()}`,
    )
  }
  // Until the page is hydrated, the menu's button is a link.
  await expect(page.locator('html[data-ready]')).toBeAttached()
  await header.getByText('Orboot', { exact: true }).click()
  for (const [name, href] of [
    [/^Earth.*Explore 400 world wonders/, '/orboot/earth'],
    [/^Dinos.*Bring alive 50\+ dinosaurs/, '/orboot/dinos'],
    [/^Mars.*Unravel missions & rovers/, '/orboot/mars'],
    ['All Orboot globes', '/orboot'],
  ] as const) {
    await expect(page.getByRole('menuitem', { name }), href).toHaveAttribute('href', href)
  }
})
