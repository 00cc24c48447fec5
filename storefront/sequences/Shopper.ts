import type { CountryCode, GiftChoice, Order, Sku } from '@stemside/rules'
import type { Shop } from '../../mock-server/src/shop/Shop.ts'
import { chooseGift } from '../src/state/chooseGift.ts'
import { giftOf } from '../src/state/gift.ts'
import { giftPreview } from '../src/state/giftPreview.ts'
import { submitOrder, type CheckoutDetails } from '../src/state/purchase.ts'
import { pricedCart } from '../src/state/pricing/pricedCart.ts'
import { removeCoupon } from '../src/state/removeCoupon.ts'
import { seedOf } from '../src/state/seed.ts'
import { submitCoupon } from '../src/state/submitCoupon.ts'
import { shopperIn } from './shopperIn.ts'
import type { Condition } from './Network.ts'
import type { Tab, Tabs } from './Tab.ts'

/** One thing that a shopper does, or that happens to them. */
export type Action =
  | { readonly do: 'add'; readonly sku: Sku }
  | { readonly do: 'remove'; readonly sku: Sku }
  | { readonly do: 'move house'; readonly street: string }
  | { readonly do: 'type a code'; readonly code: string }
  | { readonly do: 'remove the coupon' }
  | { readonly do: 'use the automatic coupon again' }
  | { readonly do: 'choose a gift'; readonly gift: GiftChoice }
  | { readonly do: 'shop in'; readonly country: CountryCode }
  | { readonly do: 'network'; readonly condition: Condition }
  | { readonly do: 'pay'; readonly token: string }
  | { readonly do: 'want one more order' }
  | { readonly do: 'want no more' }
  | { readonly do: 'reload' }
  | { readonly do: 'open a tab' }
  | { readonly do: 'close the tab' }
  | { readonly do: 'look at another tab' }

/** What a button and the page around it say, and what an order then has. */
interface Said {
  readonly country: CountryCode
  readonly total: number
  readonly lines: string
  readonly gifts: string
  readonly street: string
}

/** A press on a button that names a sum. */
interface Press {
  readonly said: Said
  /** The orders that the shopper knew of. */
  readonly known: ReadonlySet<string>
}

/** Acts on the shop as a shopper does, and notes what each pressed button said. */
export class Shopper {
  readonly #tabs: Tabs
  readonly #store: Shop
  readonly #email: string
  #tab: Tab
  #street = '1 Old Street'
  readonly #known = new Set<string>()
  /** Presses without an answer yet. */
  readonly #running = new Map<Press, Promise<void>>()
  /** The orders that a press has made. */
  readonly #explained = new Set<string>()
  /** Units that were added and not removed. */
  readonly #wanted = new Map<Sku, number>()

  constructor(tabs: Tabs, store: Shop, email: string) {
    this.#tabs = tabs
    this.#store = store
    this.#email = email
    this.#tab = tabs.start()
  }

  async act(action: Action): Promise<void> {
    switch (action.do) {
      case 'add':
        return this.#change(() => {
          const { cart, prices } = this.#tab.stores
          cart.add(action.sku, prices.state.catalogue)
        })
      case 'remove':
        return this.#change(() => {
          const { cart, prices } = this.#tab.stores
          cart.removeLine(action.sku, 1, prices.state.catalogue)
        })
      case 'move house':
        this.#street = action.street
        return
      case 'type a code':
        return this.#changeOffer(() => submitCoupon(this.#tab.stores, action.code))
      case 'remove the coupon':
        return this.#changeOffer(() => removeCoupon(this.#tab.stores))
      case 'use the automatic coupon again':
        return this.#changeOffer(() => this.#tab.stores.coupon.restoreAutomatic())
      case 'choose a gift':
        return this.#chooseGift(action.gift)
      case 'shop in':
        return this.#shopIn(action.country)
      case 'network':
        this.#tabs.network.release()
        this.#tabs.network.condition = action.condition
        return settled()
      case 'pay':
        return this.#pay(action.token)
      case 'want one more order':
        return this.#answer('again')
      case 'want no more':
        return this.#answer('enough')
      case 'reload':
        this.#tab = this.#tabs.reload(this.#tab)
        return
      case 'open a tab':
        this.#tab = this.#tabs.start()
        return
      case 'close the tab':
        this.#tabs.close(this.#tab)
        this.#tab = this.#tabs.open.at(-1) ?? this.#tabs.start()
        return
      case 'look at another tab':
        this.#tab = this.#tabs.open.find((tab) => tab !== this.#tab) ?? this.#tab
    }
  }

  /** Waits until every press has its answer, then checks that nothing was lost. */
  async finish(): Promise<void> {
    this.#tabs.network.release()
    this.#tabs.network.condition = 'online'
    await Promise.all(this.#running.values())
    await this.#explainOrders([])
    const kept = this.#unitsOf(this.#tab.stores.cart.state.lines)
    for (const { row } of await this.#orders()) {
      for (const [sku, units] of this.#unitsOf(row.lines)) {
        kept.set(sku, (kept.get(sku) ?? 0) + units)
      }
    }
    for (const [sku, units] of this.#wanted) {
      const found = kept.get(sku) ?? 0
      if (found < units) {
        throw new Error(`${units} of ${sku} were wanted; ${found} are in the cart or in an order`)
      }
    }
  }

  /** Changes the coupon in this tab. */
  async #changeOffer(change: () => void | Promise<void>): Promise<void> {
    await change()
    return settled()
  }

  async #chooseGift(gift: GiftChoice): Promise<void> {
    const { stores } = this.#tab
    await giftOf(stores).load(stores.prices.state.country)
    const preview = giftPreview(stores, gift)
    if (preview !== undefined) await this.#change(() => void chooseGift(stores, preview))
  }

  /** This tab moves to another country, and so do tabs that open later. */
  async #shopIn(country: CountryCode): Promise<void> {
    const { stores } = this.#tab
    const seed = await seedOf(stores.api, country).catch(() => undefined)
    if (seed === undefined) return
    stores.moveTo(seed)
    this.#tabs.seed = seed
    return settled()
  }

  /** Changes the cart in this tab, and counts what the shopper has put in and taken out. */
  async #change(change: () => void): Promise<void> {
    const { cart } = this.#tab.stores
    const before = this.#unitsOf(cart.state.lines)
    change()
    const after = this.#unitsOf(cart.state.lines)
    for (const sku of new Set([...before.keys(), ...after.keys()])) {
      const more = (after.get(sku) ?? 0) - (before.get(sku) ?? 0)
      this.#wanted.set(sku, Math.max(0, (this.#wanted.get(sku) ?? 0) + more))
    }
    await settled()
    await this.#storeCart()
  }

  /** The store hears of the cart, as before checkout. */
  async #storeCart(): Promise<void> {
    const { stores } = this.#tab
    const { id, lines } = stores.cart.state
    if (id !== undefined || lines.length === 0) return
    const stored = await stores.api.insertCart({ lines }).catch(() => undefined)
    stores.cart.keepId(stored)
  }

  async #pay(token: string): Promise<void> {
    const { stores } = this.#tab
    if (stores.cart.state.lines.length === 0) return
    if (stores.checkout.state.status === 'placing') return
    const press = this.#press()
    this.#follow(press, submitOrder(stores, this.#details(token)))
    await this.#unlessHeld(press)
  }

  /** Answers whether an earlier order is all that is wanted, if the shop asks. */
  async #answer(answer: 'again' | 'enough'): Promise<void> {
    const question = this.#tab.stores.dialogs.find('earlier-order')
    if (question === undefined) return
    if (answer === 'enough') {
      question.onEnough()
      return settled()
    }
    const press = this.#press()
    this.#follow(press, question.onAgain())
    await this.#unlessHeld(press)
  }

  #press(): Press {
    const priced = pricedCart(this.#tab.stores)
    return {
      said: {
        country: priced.country,
        total: priced.totals.total,
        lines: linesIn(priced.lines),
        gifts: linesIn(priced.gifts),
        street: this.#street,
      },
      known: new Set(this.#known),
    }
  }

  #follow(press: Press, answer: Promise<{ readonly orderId: string } | undefined>): void {
    const tab = this.#tab
    const { stores } = tab
    const follow = async () => {
      const placed = await answer
      await this.#explainOrders([press])
      this.#running.delete(press)
      if (!this.#tabs.open.includes(tab)) return
      if (placed !== undefined) {
        this.#known.add(placed.orderId)
        stores.checkout.finish()
      }
      const earlier = stores.dialogs.find('earlier-order')?.earlier.orderId
      if (earlier !== undefined) this.#known.add(earlier)
    }
    this.#running.set(press, follow())
  }

  async #unlessHeld(press: Press): Promise<void> {
    if (this.#tabs.network.condition !== 'held') await this.#running.get(press)
  }

  /** Each new order is what the button of a running press said, and no earlier order was unknown then. */
  async #explainOrders(presses: readonly Press[]): Promise<void> {
    const running = new Set([...presses, ...this.#running.keys()])
    for (const { id, row } of await this.#orders()) {
      if (this.#explained.has(id)) continue
      const charged: Said = {
        country: row.country,
        total: row.total,
        lines: linesIn(row.lines),
        gifts: linesIn(row.gifts),
        street: row.address.line1,
      }
      const press = [...running].find(({ said }) => isEqual(said, charged))
      if (press === undefined) {
        throw new Error(`no running press said what was charged: ${JSON.stringify(charged)}`)
      }
      running.delete(press)
      const unknown = [...this.#explained].filter((other) => !press.known.has(other))
      if (unknown.length > 0) {
        throw new Error(`${id} was placed by a shopper who did not know of ${unknown.join()}`)
      }
      this.#explained.add(id)
    }
  }

  #orders() {
    return this.#store.store.find('orders', { where: { email: this.#email }, ...everything })
  }

  #details(token: string): CheckoutDetails {
    return {
      ...shopperIn(this.#tab.stores.prices.state.country, this.#email, this.#street),
      payment: { provider: 'stripe', token },
    }
  }

  #unitsOf(lines: Order['lines'] | readonly { readonly sku: Sku; readonly quantity: number }[]) {
    return new Map<Sku, number>(lines.map(({ sku, quantity }) => [sku, quantity]))
  }
}

const everything = { order: 'oldest', limit: Infinity } as const

/** Valtio calls its subscribers in a microtask. */
function settled(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve)
  })
}

function linesIn(lines: readonly { readonly sku: Sku; readonly quantity: number }[]): string {
  return lines
    .map(({ sku, quantity }) => `${quantity} ${sku}`)
    .toSorted()
    .join()
}

function isEqual(one: object, other: object): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
