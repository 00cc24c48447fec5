import { expect } from 'vitest'
import { called, inDialog, labelled, until, type Visitor } from './visitor.ts'

/* What a shopper does in each browser. Each visit starts in a new browser. */

/** Waits until the page shows a text. */
async function shows(visitor: Visitor, text: string): Promise<void> {
  await until(async () => (await visitor.text()).includes(text) || undefined)
}

/** Buys two globes with a card, from the home page to the order, which a reload still shows. */
export async function buyTwoGlobes(visitor: Visitor, url: string): Promise<void> {
  await visitor.open(url)
  await visitor.press('//button[normalize-space()="Accept"]')
  await visitor.press(called('a', 'See all toys'))
  await shows(visitor, 'All toys')
  await visitor.press('//main//article//a[contains(., "Earth")]')
  await until(async () => (await visitor.url()).endsWith('/orboot/earth') || undefined)
  await visitor.press(called('button', 'Add to cart'))
  await visitor.press(inDialog('a', 'View cart'))
  await until(async () => (await visitor.url()).endsWith('/cart') || undefined)
  await visitor.press(called('button', 'One Orboot Earth more'))
  // 2 × 45.49, less SPRING30's 30 %.
  await shows(visitor, '$63.69')
  await visitor.press('//main//button[starts-with(normalize-space(), "Checkout")]')
  await fillCheckout(visitor)
  await visitor.press('//main//button[starts-with(normalize-space(), "Pay $63.69")]')
  await until(async () => /\/thankyou\/[\w-]+$/.test(await visitor.url()) || undefined)
  await visitor.reload()
  await shows(visitor, '$63.69')
}

async function fillCheckout(visitor: Visitor): Promise<void> {
  await visitor.type(labelled('Full name'), 'Ada Sample')
  await visitor.type(labelled('Email'), 'ada@example.com')
  await visitor.type(labelled('Phone'), '5550100123')
  await visitor.type(labelled('Address'), '1 Sample Street')
  await visitor.type(labelled('City'), 'Springfield')
  await visitor.choose(labelled('State'), 'Illinois')
  await visitor.type(labelled('ZIP'), '62701')
  await visitor.type(labelled('Card number'), '4242424242424242')
  await visitor.type(labelled('Expir'), '1230')
  await visitor.type(labelled('Security code'), '123')
  await visitor.type(labelled('Name on card'), 'Ada Sample')
}

/**
 * Creates an account with the code of an email, and is still signed in after a reload.
 * @param codeFor - reads the code of the last mail to an address
 */
export async function createAccount(
  visitor: Visitor,
  url: string,
  codeFor: (email: string) => Promise<string>,
): Promise<void> {
  const email = `sam${Date.now()}@example.com`
  await visitor.open(url)
  await visitor.press('//header//button[normalize-space()="Log In"]')
  await visitor.press(inDialog('button', 'Sign up'))
  await visitor.press(inDialog('button', 'Continue with email'))
  await visitor.type(labelled('Name'), 'Sam Sample')
  await visitor.type(labelled('Email address'), email)
  await visitor.type(labelled('Phone'), '5550100123')
  await visitor.type(labelled('Password'), 'globe on the shelf')
  await visitor.type(labelled('Repeat password'), 'globe on the shelf')
  await visitor.press(inDialog('button', 'Create account'))
  await shows(visitor, 'Check your email')
  await visitor.type(labelled('Code from your email'), await codeFor(email))
  await visitor.press(inDialog('button', 'Verify'))
  await shows(visitor, 'Welcome to the STEM side')
  await visitor.reload()
  await shows(visitor, 'Account of Sam Sample')
}

/**
 * Presses "Add to cart" before the shop has started. The page says "One moment, please", and the toy is in the cart once
 * the shop has started.
 * @param url - the address of `slowStart`
 * @param start - the statement that lets the shop start
 */
export async function pressEarly(visitor: Visitor, url: string, start: string): Promise<void> {
  await visitor.open(`${url}/orboot/earth`)
  await visitor.press(called('button', 'Add to cart'))
  await shows(visitor, 'One moment, please')
  expect(await visitor.text()).not.toContain('View cart')
  await visitor.execute(start)
  await visitor.press(inDialog('a', 'View cart'))
  await until(async () => (await visitor.url()).endsWith('/cart') || undefined)
  await shows(visitor, 'Orboot Earth')
}

/** Sees the crash page after a function of the browser has broken, refreshes it and brings the cart back. */
export async function crash(visitor: Visitor, url: string): Promise<void> {
  await visitor.open(`${url}/orboot/mars`)
  await visitor.press(called('button', 'Add to cart'))
  await shows(visitor, 'View cart')
  // Every page needs this function to render prices.
  await visitor.execute(
    `Object.defineProperty(String.prototype, 'padStart', { get() { throw new Error('broken on purpose') } })
     for (const link of document.querySelectorAll('footer a[href="/shop"]')) link.click()`,
  )
  await shows(visitor, "Oops, you weren't supposed to see this!")
  expect(await visitor.text()).toContain('+1 800 555 0142')
  await visitor.press('//button[normalize-space()="Refresh"]')
  await visitor.press('//button[normalize-space()="Bring it back"]')
  await visitor.press(inDialog('a', 'View cart'))
  await shows(visitor, 'Orboot Mars')
}
