import type { BrowserContext, Page, Response } from '@playwright/test'
import {
  createAccountByCalls,
  logOut,
  profileMenu,
  sam,
  signInByCalls,
  signUpByCalls,
} from './support/account.ts'
import { addFrom } from './support/buying.ts'
import { openAnswered } from './support/open.ts'
import { placeOrder } from './support/orders.ts'
import { expect, test, type OwnSpace } from './support/ownSpace.ts'
import { allPages } from './support/pages.ts'

/*
 * Log Out leaves nothing of the person in the document and in the browser's storage, and takes nothing of the shop
 * away (§3.8, §3.10, docs/decisions/406-what-log-out-leaves.md).
 */

const book = 'whos_the_monster_in_oko'

/** What a person types into forms. */
const typed = { text: 'Zora Quill', email: 'zora@example.com', phone: '5550100199' }

/** Texts that show who the person is, from the account, its order and its forms. */
const person = [
  ...Object.values(typed),
  sam.name,
  sam.email,
  '9876543210',
  '1 Example Street',
  'Sampletown',
]

/** Places Sam's order of a globe and a book. */
const orderOf = (page: Page, space: OwnSpace) =>
  placeOrder(
    page,
    space,
    [
      { sku: 'orboot', quantity: 1 },
      { sku: book, quantity: 1 },
    ],
    50.48,
  )

/** The pages whose address names an order. */
const orderPages = (id: string) => [
  `/thankyou/${id}`,
  `/tracking?order=${id}`,
  `/storybooks/read/${id}/${book}`,
  `/profile/orders/${id}`,
  `/profile/returns?order=${id}`,
  `/returns?order=${id}`,
]

/** Leaves out all posts of the blog but one, and all pages of reviews but one: they have the same forms. */
function onePerKind(paths: readonly string[]): readonly string[] {
  const kinds = [/^\/blog\/[^/]+$/, /^\/reviews\/.+/]
  const first = new Set(kinds.map((kind) => paths.find((path) => kind.test(path))))
  return paths.filter((path) => first.has(path) || !kinds.some((kind) => kind.test(path)))
}

/** Types into every text field of the page and of its footer, whose form loads when it is near. */
async function fillFields(page: Page): Promise<void> {
  const footer = page.getByRole('contentinfo')
  if ((await footer.count()) > 0) {
    await footer.scrollIntoViewIfNeeded()
    await expect(footer.getByRole('textbox')).toBeVisible()
  }
  for (const field of await page.locator('main, footer').locator('input, textarea').all()) {
    const type = (await field.getAttribute('type')) ?? 'text'
    const value = new Map([
      ['text', typed.text],
      ['email', typed.email],
      ['tel', typed.phone],
    ]).get(type)
    if (value !== undefined && (await field.isVisible()) && (await field.isEditable())) {
      await field.fill(value)
    }
  }
}

/** Which texts of the person are in the document, its fields, the storage and the history entry. */
async function traces(page: Page): Promise<readonly string[]> {
  const all = await page.evaluate(() => {
    const fields = [...document.querySelectorAll<HTMLInputElement>('input, textarea, select')]
    const kept = [localStorage, sessionStorage].flatMap((storage) => Object.entries(storage))
    return [
      document.documentElement.outerHTML,
      ...fields.map(({ value }) => value),
      JSON.stringify([kept, window.history.state]),
    ].join('\n')
  })
  return person.filter((text) => all.includes(text))
}

/** What the page shows of the shop itself: phone, email and the number of backers. */
function shopTexts(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const links = document.querySelectorAll('a[href^="tel:"], a[href^="mailto:"][href*="@"]')
    const backers = /Backed by [\d,]+/.exec(document.body.textContent) ?? []
    return [...[...links].map(({ textContent }) => textContent), ...backers]
  })
}

/** Logs out on the page; if it has no header, in another tab, once the page knows its session. */
async function logOutOf(
  page: Page,
  context: BrowserContext,
  session: Promise<Response>,
): Promise<void> {
  if ((await page.getByRole('banner').count()) > 0) {
    await expect(profileMenu(page)).toBeVisible()
    return logOut(page)
  }
  await (await session).finished()
  const other = await context.newPage()
  await other.goto('/tnc')
  await expect(profileMenu(other)).toBeVisible()
  await logOut(other)
  await other.close()
}

/** The pages are split among this many tests, so that none of them comes near its time limit. */
const parts = 12
for (let part = 0; part < parts; part += 1) {
  test(`no page shows or keeps anything of the person after Log Out, and each still shows the shop: part ${part + 1} of ${parts}`, async ({
    page,
    context,
    space,
    shop,
  }) => {
    await createAccountByCalls(page, space)
    const pages = [
      ...onePerKind(await allPages(shop.url)),
      ...orderPages(await orderOf(page, space)),
    ]
    for (const path of pages.filter((_, index) => index % parts === part)) {
      await test.step(path, async () => {
        await signInByCalls(page, space)
        // An empty cart has no form.
        if (path === '/cart' || path === '/checkout/guest') await addFrom(page, '/orboot/mars')
        const session = page.waitForResponse(/\/api\/auth\/session/)
        await openAnswered(page, path)
        await fillFields(page)
        const before = await shopTexts(page)
        await logOutOf(page, context, session)
        await expect.poll(() => traces(page), path).toEqual([])
        expect(await shopTexts(page), path).toEqual(expect.arrayContaining([...before]))
      })
    }
  })
}

test(
  'Log Out takes the order from /thankyou, backer and conversation from /kickstarter, and leaves the shop’s contact and backers',
  { tag: '@gate' },
  async ({ page, space }) => {
    await signUpByCalls(page, space)
    const id = await orderOf(page, space)
    await openAnswered(page, `/thankyou/${id}`)
    const main = page.getByRole('main')
    await expect(main).toContainText('1 Example Street')
    const contact = await shopTexts(page)
    expect(contact.join(' ')).toMatch(/\+?\d[\d ()-]{6,}.*@|@.*\+?\d[\d ()-]{6,}/)
    await logOut(page)
    await expect(main).toContainText('We cannot show this order here')
    expect(await traces(page)).toEqual([])
    expect(await shopTexts(page)).toEqual(contact)

    await signInByCalls(page, space)
    await openAnswered(page, '/kickstarter')
    await main.getByLabel('Backer number').fill('1042')
    await main.getByLabel('Email address').fill(typed.email)
    await main.getByRole('button', { name: 'That is mine' }).click()
    await main.getByLabel(/^Name on the passport/).fill(typed.text)
    await page.getByRole('button', { name: 'Chat with us' }).click()
    const chat = page.getByRole('dialog', { name: 'Chat with us' })
    const question = chat.getByRole('button').filter({ hasText: '?' }).first()
    const asked = await question.innerText()
    await question.click()
    await expect(chat.getByRole('list')).toContainText(asked)
    await page.keyboard.press('Escape')
    await logOut(page)
    await expect(main.getByRole('heading', { name: 'Which one is yours?' })).toBeVisible()
    expect(await traces(page)).toEqual([])
    await expect(main).toContainText(/Backed by [\d,]+ people/)
    await page.getByRole('button', { name: 'Chat with us' }).click()
    await expect(chat).toBeVisible()
    await expect(chat.getByRole('listitem')).toHaveCount(0)
    await expect(chat.getByRole('link', { name: /@/ })).toBeVisible()
  },
)
