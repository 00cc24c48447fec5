import { expectNoViolations } from './support/axe.ts'
import { collectConsoleErrors } from './support/console.ts'
import { testCard } from './support/checkout.ts'
import { fillGift } from './support/gifts.ts'
import { holdRequests } from './support/holdRequests.ts'
import { expect, test } from './support/ownSpace.ts'

/* An e-gift: bought, and mailed on its day (§2.5, §7.23). */

const monday = '2026-11-23T12:00:00.000Z'

for (const { viewport, country, amount, day } of [
  {
    viewport: { width: 390, height: 844 },
    country: 'US',
    amount: '$75.00',
    day: 'December 24, 2026',
  },
  {
    viewport: { width: 1440, height: 900 },
    country: 'IN',
    amount: '₹2,999',
    day: '24 December 2026',
  },
] as const) {
  test(
    `a gift is bought in ${country} at ${viewport.width} px, and mailed on its day`,
    { tag: '@gate' },
    async ({ page, space }) => {
      const consoleErrors = collectConsoleErrors(page)
      await page.setViewportSize(viewport)
      await space.setClock(monday)
      await page.goto(`/gift?cc=${country}`)
      await fillGift(page, testCard.approved)
      await page.getByRole('radio', { name: amount }).check()
      await page.getByRole('radio', { name: 'Well done!' }).check()
      await page.getByLabel('Day', { exact: true }).fill('2026-12-24')
      const card = page.getByRole('region', { name: 'Your e-gift' })
      for (const said of ['Well done!', amount, 'Ben Sample', 'Ada Sample', 'For your big rocket'])
        await expect(card).toContainText(said)
      await expectNoViolations(page)
      await page.getByRole('button', { name: `Pay ${amount}` }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you, Ada!')
      const thanks = page.getByText(/We email it to/)
      await expect(thanks).toContainText(`ben@example.com on ${day}`)
      await expectNoViolations(page)
      await page.reload()
      await expect(thanks).toBeVisible()
      expect((await space.lastMail('ada@example.com')).subject).toBe(
        'Your e-gift from Stemside is paid',
      )
      expect(await space.countMails('ben@example.com')).toBe(0)
      await space.setClock('2026-12-24T12:00:00.000Z')
      const { subject, text } = await space.lastMail('ben@example.com')
      expect(subject).toBe('An e-gift for you from Stemside')
      for (const said of ['Well done!', amount, 'For your big rocket']) expect(text).toContain(said)
      expect(text).toMatch(/GIFT(?:-\w{5}){3}/)
      await page.getByRole('link', { name: 'Send another gift' }).click()
      await expect(page.getByLabel('Their name')).toHaveValue('')
      expect(consoleErrors()).toEqual([])
    },
  )
}

test('a declined card charges nothing, and the form keeps its values', async ({ page, space }) => {
  await page.goto('/gift')
  await fillGift(page, testCard.declined)
  await page.getByRole('button', { name: 'Pay $50.00' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'declined' })).toContainText(
    'Nothing was charged.',
  )
  await expect(page.getByLabel('Their name')).toHaveValue('Ben Sample')
  await expect(page.getByLabel('Card number')).toHaveValue(testCard.declined)
  await page.reload()
  await expect(page.getByLabel('Their name')).toHaveValue('Ben Sample')
  await expect(page.getByLabel('Card number')).toHaveValue('')
  expect(await space.countMails('ada@example.com')).toBe(0)
})

test(
  'a gift is bought once although the answer was lost',
  { tag: '@gate' },
  async ({ page, space }) => {
    // Drop every answer, because the browser may repeat a dropped request.
    await space.addFault({ path: '/egift', method: 'POST', drop: 'after' })
    await page.goto('/gift')
    await fillGift(page, testCard.approved)
    const pay = page.getByRole('button', { name: 'Pay $50.00' })
    await pay.click()
    await expect(page.getByText(/you will not be charged twice/)).toBeVisible()
    await page.reload()
    await expect(page.getByText(/you will not be charged twice/)).toBeVisible()
    await space.clearFaults()
    await fillGift(page, testCard.approved)
    await pay.click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you, Ada!')
    expect(await space.countMails('ada@example.com')).toBe(1)
  },
)

test('a second press while a slow store pays does nothing', async ({ page, space }) => {
  const release = await holdRequests(page, /\/egift$/)
  await page.goto('/gift')
  await fillGift(page, testCard.approved)
  const pay = page.getByRole('button', { name: 'Pay $50.00' })
  await pay.click()
  await pay.dispatchEvent('click')
  release()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you, Ada!')
  expect(await space.countCalls('/egift')).toBe(1)
})

test('a gift is bought by keyboard alone', async ({ page, space }) => {
  await page.goto('/gift')
  await page.getByRole('radio', { name: '$50.00' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('radio', { name: '$75.00' })).toBeChecked()
  for (const [label, value] of [
    ['Their name', 'Ben Sample'],
    ['Their email address', 'ben@example.com'],
    ['Your name', 'Ada Sample'],
    ['Your email address', 'ada@example.com'],
    ['Card number', testCard.approved],
    ['Expires', '12/30'],
    ['Security code', '123'],
    ['Name on card', 'Ada Sample'],
  ] as const) {
    const field = page.getByLabel(label)
    await expect
      .poll(async () => {
        await page.keyboard.press('Tab')
        return field.evaluate((element) => element === document.activeElement)
      })
      .toBe(true)
    await page.keyboard.type(value)
  }
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you, Ada!')
  expect((await space.lastMail('ada@example.com')).text).toContain('E-gift: $75.00')
})
