import { formatMoney, minor } from '@stemside/rules'
import type { Locator, Page } from '@playwright/test'
import { addFrom, payButton, typeCoupon } from './buying.ts'
import { testCard } from './checkout.ts'
import { openReady } from './open.ts'
import { valueAt, type OwnSpace } from './ownSpace.ts'
import { expect } from './shop.ts'

/** One thing that a shopper does in a browser, or that happens to them. */
export type Step =
  | { readonly do: 'add'; readonly path: string }
  | { readonly do: 'remove' }
  | { readonly do: 'remove the coupon' }
  | { readonly do: 'type a code' }
  | { readonly do: 'choose a gift' }
  | { readonly do: 'shop in'; readonly country: 'US' | 'GB' }
  | { readonly do: 'open a tab' }
  | { readonly do: 'reload' }
  | {
      readonly do: 'pay'
      readonly street: string
      readonly network: 'online' | 'offline' | 'the answer is lost'
      readonly wantsMore: boolean
    }

/** What a pressed button and the form said. */
interface Press {
  readonly total: string
  readonly street: string
  /** The orders that the shopper knew of. */
  readonly known: ReadonlySet<string>
}

/** Uses the shop as a shopper does, and notes what each pressed button said. */
export class SequenceShopper {
  #page: Page
  readonly #space: OwnSpace
  /** Presses that no order explains yet. */
  readonly #presses: Press[] = []
  readonly #known = new Set<string>()
  /** The orders that a press explains. */
  #explained: readonly string[] = []

  constructor(page: Page, space: OwnSpace) {
    this.#page = page
    this.#space = space
  }

  async take(step: Step): Promise<void> {
    const page = this.#page
    switch (step.do) {
      case 'add':
        return addFrom(page, step.path)
      case 'remove':
        await this.#openCart()
        return this.#pressIfThere(/^Remove (?!coupon|gift)/)
      case 'remove the coupon':
        await this.#openCart()
        return this.#pressIfThere(/^Remove coupon/)
      case 'type a code':
        return this.#typeCode()
      case 'choose a gift':
        return this.#chooseGift()
      case 'shop in':
        await openReady(page, `/?cc=${step.country}`)
        return
      case 'open a tab':
        this.#page = await page.context().newPage()
        await openReady(this.#page, '/cart')
        return
      case 'reload':
        await openReady(page, '/cart')
        return
      case 'pay':
        return this.#pay(step)
    }
  }

  /** Each order is what a button pressed before it said, to a shopper who knew of the orders before. */
  async check(): Promise<void> {
    const before = [...this.#explained]
    for (const { id, total, street } of (await this.#orders()).slice(before.length)) {
      const index = this.#presses.findIndex(
        (press) =>
          press.total === total &&
          press.street === street &&
          before.every((order) => press.known.has(order)),
      )
      expect(
        index,
        `a button said ${total} to ${street} when ${before.join() || 'no order'} was known`,
      ).not.toBe(-1)
      this.#presses.splice(index, 1)
      before.push(id)
    }
    this.#explained = before
  }

  /** How many orders the shopper has placed. */
  get orders(): number {
    return this.#explained.length
  }

  /** Opens the cart page, and returns whether it has toys. */
  async #openCart(): Promise<boolean> {
    await openReady(this.#page, '/cart')
    const main = this.#page.getByRole('main')
    const checkout = main.getByRole('button', { name: /^Checkout/ }).first()
    await expect(checkout.or(main.getByText('Your cart is empty'))).toBeVisible()
    return checkout.isVisible()
  }

  async #pressIfThere(name: RegExp): Promise<void> {
    const button = this.#page.getByRole('main').getByRole('button', { name }).first()
    if ((await button.count()) > 0) await button.click()
  }

  async #typeCode(): Promise<void> {
    const page = this.#page
    if (!(await this.#openCart())) return
    await typeCoupon(page, 'WELCOME10')
    await this.#pressIfThere(/^Use WELCOME10 anyway/)
  }

  /** Puts in toys for which the United States give one free, and chooses it if the cart is offered one. */
  async #chooseGift(): Promise<void> {
    const page = this.#page
    await addFrom(page, '/orboot/earth?cc=US')
    await addFrom(page, '/tacto/chess')
    await openReady(page, '/cart')
    const main = page.getByRole('main')
    const offer = main.getByRole('button', { name: 'Choose your gift' })
    const chosen = main
      .getByRole('list', { name: 'In your cart' })
      .getByRole('listitem')
      .filter({ hasText: 'Free' })
      .filter({ hasText: /Orboot Mars|Tacto Classics/ })
    // In a large cart, the coupon in force saves more than the free toy is worth.
    const beaten = main.getByText(/at least as much as a free/)
    await expect(offer.or(chosen).or(beaten).first()).toBeVisible()
    if (!(await offer.isVisible())) return
    await offer.click()
    const chooser = page.getByRole('dialog', { name: 'Choose your free gift' })
    await chooser
      .getByRole('button', { name: /^Choose/ })
      .first()
      .click()
    await expect(chooser).toBeHidden()
    await expect(chosen).toBeVisible()
  }

  async #pay({ street, network, wantsMore }: Extract<Step, { do: 'pay' }>): Promise<void> {
    const page = this.#page
    if (!(await this.#openCart())) return
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Checkout/ })
      .first()
      .click()
    await expect(page).toHaveURL('/checkout/guest')
    await this.#fill(street)
    if (network === 'the answer is lost') {
      await this.#space.addFault({ path: '/place_order', drop: 'after' })
    }
    await page.context().setOffline(network === 'offline')
    await this.#press(payButton(page), street)
    const question = page.getByRole('alertdialog', { name: 'You have ordered already' })
    const failure = page.getByRole('alertdialog', { name: /^(?:We have no answer|Your order was)/ })
    const thanks = page.getByRole('heading', { level: 1, name: /^Thank you/ })
    await expect(question.or(failure).or(thanks)).toBeVisible()
    if (await question.isVisible()) {
      const text = await question.innerText()
      const [, earlier] = /Order (\S+)/.exec(text) ?? []
      if (earlier === undefined) throw new Error(`The question names no order: ${text}`)
      this.#known.add(earlier)
      if (wantsMore) {
        await this.#press(question.getByRole('button', { name: /^Order this too/ }), street)
      } else {
        await question.getByRole('button', { name: 'No, one is enough' }).click()
      }
      await expect(question).toBeHidden()
      await expect(failure.or(thanks)).toBeVisible()
    }
    if (await failure.isVisible()) {
      expect(network, await failure.innerText()).not.toBe('online')
      await failure.getByRole('button', { name: 'Back to the form' }).click()
      await expect(failure).toBeHidden()
    } else {
      this.#known.add(new URL(page.url()).pathname.replace('/thankyou/', ''))
    }
    await page.context().setOffline(false)
    await this.#space.clearFaults()
    await this.check()
  }

  /** Presses a button that names a sum. */
  async #press(button: Locator, street: string): Promise<void> {
    const total = /[$£][\d.,]+/.exec(await button.innerText())?.[0] ?? ''
    this.#presses.push({ total, street, known: new Set(this.#known) })
    await button.click()
  }

  async #fill(street: string): Promise<void> {
    const page = this.#page
    const values: readonly (readonly [string | RegExp, string])[] = [
      ['Full name', 'Ada Sample'],
      [/e-?mail/i, 'ada@example.com'],
      ['City', 'Sampletown'],
      ['Card number', testCard.approved],
      [/Expir/, '12/30'],
      [/Security code/, '123'],
      [/Name on card/, 'Ada Sample'],
    ]
    for (const [label, value] of values) await page.getByLabel(label).fill(value)
    await page.getByLabel('Address', { exact: true }).fill(street)
    const state = page.getByRole('combobox', { name: 'State' })
    const isAmerican = (await state.count()) > 0
    if (isAmerican) await state.selectOption('Illinois')
    await page.getByLabel(/^(?:ZIP|Postcode)/).fill(isAmerican ? '62701' : 'LS1 1AA')
    await page.getByLabel(/^Phone/).fill(isAmerican ? '+1 555 010 0123' : '+44 7400 123456')
  }

  /** The orders of the store, the oldest first. */
  async #orders() {
    const orders = await this.#space.orders()
    return orders.map((order) => {
      const [id, total, country, street] = [
        valueAt(order, 'id'),
        valueAt(order, 'total'),
        valueAt(order, 'country'),
        valueAt(order, 'address', 'line1'),
      ]
      if (typeof total !== 'number' || (country !== 'US' && country !== 'GB')) {
        throw new Error(`No order: ${JSON.stringify(order)}`)
      }
      return { id: String(id), total: formatMoney(minor(total), country), street: String(street) }
    })
  }
}
