import { expect, test } from './support/ownSpace.ts'
import { openReady } from './support/open.ts'

/* /education: classes by age, lessons to print, an offer by mail (§1.8, §2.11). */

test('a teacher finds a lesson by age, and prints it on one sheet', async ({ page }) => {
  await openReady(page, '/education')
  await page.getByRole('navigation', { name: 'Classes by age' }).getByText('8–10').click()
  const ages = page.getByRole('region', { name: 'Build, test, explain' })
  await expect(ages).toBeInViewport()
  await ages.getByRole('link', { name: 'Lesson: Light the lamp' }).click()
  const lesson = page.getByRole('article', { name: 'Light the lamp' })
  await expect(lesson).toBeInViewport()
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printing', '')
  })
  const printLesson = lesson.getByRole('button', { name: /^Print this lesson/ })
  const margin = { top: '1cm', bottom: '1cm', left: '1cm', right: '1cm' }
  for (const format of ['A4', 'Letter'] as const) {
    await printLesson.click()
    await expect(page.locator('body[data-printing]')).toBeAttached()
    // A PDF fires `afterprint`, as paper does, which ends the printing of one lesson: press each time.
    const pdf = await page.pdf({ format, margin })
    const sheets = pdf.toString('latin1').match(/\/Type\s*\/Page\b/g) ?? []
    expect(sheets.length, format).toBe(1)
  }
  await printLesson.click()
  await page.emulateMedia({ media: 'print' })
  await expect(lesson.getByText('Nothing goes into a socket on the wall')).toBeVisible()
  await expect(page.getByText('Write 24 on the board')).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden()
})

test(
  'a request for an offer reaches the shop and is confirmed',
  { tag: '@gate' },
  async ({ page, space }) => {
    await openReady(page, '/education')
    await page.getByLabel('Name').fill('Ada Sample')
    await page.getByLabel('Email address').fill('ada@example.com')
    await page.getByLabel('School and country').fill('Hill School, Canada')
    await page.getByLabel('Ages and number of the children').fill('28 children, 7 to 8')
    await page.getByLabel('Toys or subject').fill('Two globes')
    await page.getByRole('main').getByRole('button', { name: 'Ask for an offer' }).click()
    await expect(page.getByRole('heading', { name: 'Your request is with us' })).toBeFocused()
    await expect(page.getByRole('main').getByText('ada@example.com')).toBeVisible()
    await page.goto(`/__mock/outbox/${await space.lastMailId('hello@stemside.example')}`)
    await expect(page.getByText(/28 children, 7 to 8/)).toBeVisible()
    await page.goto('/education')
    await expect(page.getByLabel('Toys or subject')).toHaveValue('')
  },
)

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('classes and plans can be read', async ({ page }) => {
    await page.goto('/education')
    await page.getByText('The plan, minute by minute: Make twenty-four').click()
    await expect(page.getByText('Write 24 on the board')).toBeVisible()
    await expect(page.getByRole('button', { name: /^Print this lesson/ })).toHaveCount(0)
  })
})
