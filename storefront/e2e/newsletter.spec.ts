import { expect, test } from './support/ownSpace.ts'

/* The footer's newsletter form (§7.33). */

test(
  'a visitor subscribes in the footer, and the store sends a welcome (§7.33)',
  { tag: '@gate' },
  async ({ page, space }) => {
    await page.goto('/about-us')
    const footer = page.getByRole('contentinfo')
    await footer.scrollIntoViewIfNeeded()
    const email = footer.getByLabel('Email for the news')
    await email.fill('nina@')
    await email.press('Enter')
    await expect(footer.getByText('Please enter a valid email id!')).toBeVisible()
    await expect(email).toBeFocused()
    await email.fill('nina@example.com')
    const sent = page.waitForRequest('**/web-subscribe-email')
    await footer.getByRole('button', { name: 'Send me the news' }).click()
    expect((await sent).postDataJSON()).toEqual({
      email: 'nina@example.com',
      source: 'footer',
      country: 'US',
    })
    await expect(footer.getByRole('status')).toContainText('You are on the list.')
    const kept = await page.evaluate(() => localStorage.getItem('email_submitted'))
    expect(kept).toBe('true')
    await page.goto(`/__mock/outbox/${await space.lastMailId('nina@example.com')}`)
    await expect(page.getByRole('main')).toContainText('From now on you hear first of new toys')
  },
)
