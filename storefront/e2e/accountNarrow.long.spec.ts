import {
  codeField,
  codeFor,
  fillAccount,
  openLogIn,
  popup,
  press,
  signInByCalls,
  signUpByCalls,
} from './support/account.ts'
import { cutOff, doubleText } from './support/narrow.ts'
import { monday, placeOrder } from './support/orders.ts'
import { expect, test } from './support/ownSpace.ts'

/* The account popup and the account's pages in a window of 320 px with text at 200 %. */

test.use({ viewport: { width: 320, height: 640 } })

/** The page behind the popup, whose pictures bleed off its edge. */
const behind = 'main, main *'

test('no screen of the popup is cut off, and its button can be reached', async ({
  page,
  space,
}) => {
  await page.goto('/')
  await doubleText(page)
  const expectWhole = async (button: string) => {
    const target = popup(page).getByRole('button', { name: button, exact: true })
    await target.scrollIntoViewIfNeeded()
    await expect(target).toBeInViewport()
    await expect.poll(() => cutOff(page, behind)).toEqual([])
  }
  await openLogIn(page)
  await press(page, 'Sign In')
  await expectWhole('Sign In')
  await press(page, 'Continue with Email OTP')
  await expectWhole('Get an OTP')
  await press(page, 'Back to Sign In')
  await press(page, 'Sign up')
  await expectWhole('Continue with email')
  await press(page, 'Continue with email')
  await press(page, 'Create account')
  await expectWhole('Create account')
  await fillAccount(page)
  await press(page, 'Create account')
  await expect(codeField(page)).toBeFocused()
  await expectWhole('Verify')
  await codeField(page).fill(await codeFor(page, space))
  await press(page, 'Verify')
  await expect(popup(page)).toHaveAccessibleName('Welcome to the STEM side')
  await expect.poll(() => cutOff(page, behind)).toEqual([])
})

test('no page of the account is cut off', async ({ page, space }) => {
  await page.goto('/refer-and-earn')
  await doubleText(page)
  expect(await cutOff(page)).toEqual([])
  await space.setClock(monday)
  await signUpByCalls(page, space)
  const id = await placeOrder(page, space, [{ sku: 'orboot', quantity: 1 }], 51.48)
  const addresses = [
    {
      line1: '1234 Long Sample Street with a Long Name',
      city: 'Springfield',
      state: 'Illinois',
      postcode: '62701',
      country: 'US',
    },
  ]
  await page.request.post('/user/addresses', { data: { addresses }, headers: space.headers })
  const pages = [
    ['/profile/edit', 'Log out on all other devices'],
    ['/profile/orders', id],
    [`/profile/orders/${id}`, 'Orboot Earth'],
    ['/profile/addresses', '1234 Long Sample Street'],
    ['/profile/returns', 'You have sent nothing back.'],
    ['/profile/rewards', 'Copy link'],
    ['/onboarding', 'Where do parcels go?'],
  ] as const
  const found: Record<string, readonly string[]> = {}
  const look = async (path: string, content: string) => {
    await page.goto(path)
    await expect(page.getByRole('main')).toContainText(content)
    await doubleText(page)
    // A field scrolls what is typed.
    found[path] = await cutOff(page, 'input')
  }
  for (const [path, content] of pages) await look(path, content)
  await space.setClock('2026-12-03T09:00:00.000Z')
  await signInByCalls(page, space)
  await look(`/profile/returns?order=${id}`, 'Why?')
  expect(Object.entries(found).filter(([, parts]) => parts.length > 0)).toEqual([])
})
