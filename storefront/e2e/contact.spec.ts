import type { Page } from '@playwright/test'
import { holdRequests } from './support/holdRequests.ts'
import { expect, test } from './support/ownSpace.ts'

/* /contact-us (§2.76, §7.22): a message is sent once, and typed text is never lost. */

const letter = {
  'Your name': 'Robin Sample',
  'Email address for our answer': 'robin@example.com',
  'Your message': 'One of the small mirrors is missing.\nWe have counted twice.',
} as const
const subject = 'A part is missing or broken'
const shopAddress = 'hello@stemside.example'

const send = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Send' })
const sent = (page: Page) => page.getByRole('heading', { name: 'Your letter is here' })

async function fillLetter(page: Page) {
  for (const [label, text] of Object.entries(letter)) await page.getByLabel(label).fill(text)
  await page.getByLabel('What is it about?').selectOption(subject)
}

async function expectTyped(page: Page) {
  for (const [label, text] of Object.entries(letter)) {
    await expect(page.getByLabel(label)).toHaveValue(text)
  }
  await expect(page.getByLabel('What is it about?')).toHaveValue(subject)
}

test(
  'a message reaches the shop and is confirmed, and the fields are empty afterwards',
  { tag: '@gate' },
  async ({ page, space }) => {
    await page.goto('/contact-us?cc=GB')
    await fillLetter(page)
    await send(page).click()
    await expect(sent(page)).toBeFocused()
    await expect(page.getByRole('main')).toContainText('robin@example.com')
    expect(await space.mailsTo(shopAddress)).toEqual([`Message: ${subject}`])
    expect(await space.mailsTo('robin@example.com')).toEqual(['We have your message'])

    await page.getByRole('button', { name: 'Write another letter' }).click()
    await expect(page.getByLabel('Your message')).toHaveValue('')
    await page.reload()
    // Typed text is restored by then.
    await expect(page.locator('html[data-ready]')).toBeAttached()
    await expect(page.getByLabel('Your message')).toHaveValue('')
  },
)

test('by keyboard, each wrong field shows an error, and Enter sends the message', async ({
  page,
  space,
}) => {
  await page.goto('/contact-us')
  await page.getByLabel('Your name').focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('This field is mandatory')).toHaveCount(3)
  await expect(page.getByText('Enter your email address')).toBeVisible()
  await expect(page.getByLabel('Your name')).toBeFocused()
  await page.keyboard.type('Robin Sample')
  await page.keyboard.press('Tab')
  await page.keyboard.type('robin@')
  await page.keyboard.press('Tab')
  await expect(page.getByText('Please enter a valid email id!')).toBeVisible()
  await page.keyboard.type('Press')
  await page.keyboard.press('Tab')
  await page.keyboard.type('May we print your globe?')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Email address for our answer')).toBeFocused()
  await page.keyboard.press('End')
  await page.keyboard.type('example.com')
  await page.keyboard.press('Enter')
  await expect(sent(page)).toBeFocused()
  expect(await space.mailsTo(shopAddress)).toEqual(['Message: Press'])
})

for (const { name, fault, says } of [
  {
    name: 'the store fails',
    fault: { status: 500 },
    says: 'Something went wrong in the store. Please try again.',
  },
  {
    name: 'the connection breaks before the letter arrives',
    fault: { drop: 'before' },
    says: 'The store could not be reached.',
  },
  {
    name: 'the answer is lost after the letter has arrived',
    fault: { drop: 'after' },
    says: 'The store could not be reached.',
  },
] as const) {
  test(`if ${name}, the message stays and the next press sends it once`, async ({
    page,
    space,
  }) => {
    await page.goto('/contact-us')
    await fillLetter(page)
    await space.addFault({ path: '/contact', ...fault })
    await send(page).click()
    await expect(page.getByRole('main').getByRole('alert')).toContainText(says)
    await expectTyped(page)
    await space.clearFaults()
    await send(page).click()
    await expect(sent(page)).toBeVisible()
    expect(await space.mailsTo(shopAddress)).toHaveLength(1)
    expect(await space.mailsTo('robin@example.com')).toHaveLength(1)
  })
}

test('while the store is slow, the page says that nothing is lost, and a second press is ignored', async ({
  page,
  space,
}) => {
  await page.goto('/contact-us')
  await fillLetter(page)
  const release = await holdRequests(page, /\/contact$/)
  await send(page).click()
  await expect(page.getByText('Nothing that you typed is lost.')).toBeVisible()
  // The button has the focus and ignores presses.
  await page.keyboard.press('Enter')
  release()
  await expect(sent(page)).toBeVisible()
  expect(await space.mailsTo(shopAddress)).toHaveLength(1)
})

test(
  'a typed message survives a press while offline, a visit to another page and a reload',
  { tag: '@gate' },
  async ({ page, context }) => {
    await page.goto('/contact-us')
    await fillLetter(page)
    await expect(page.locator('html[data-ready]')).toBeAttached()
    await context.setOffline(true)
    await send(page).click()
    await expect(page.getByRole('main').getByRole('alert')).toContainText(
      'The store could not be reached.',
    )
    await expectTyped(page)
    await context.setOffline(false)
    await page.getByRole('link', { name: 'Track an order' }).first().click()
    await expect(page).toHaveURL('/tracking')
    await page.goBack()
    await expectTyped(page)
    await page.reload()
    await expectTyped(page)
    await send(page).click()
    await expect(sent(page)).toBeVisible()
  },
)

test('the page shows the contact details of the store', async ({ page }) => {
  await page.goto('/contact-us')
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: '+1 800 555 0142' })).toHaveAttribute(
    'href',
    'tel:+18005550142',
  )
  await expect(main.getByRole('link', { name: shopAddress })).toHaveAttribute(
    'href',
    `mailto:${shopAddress}`,
  )
})
