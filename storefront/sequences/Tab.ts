import { createStoreApi } from '../src/api/storeApi.ts'
import { keepAttempt } from '../src/effects/keepAttempt.ts'
import { keepJson } from '../src/effects/keepJson.ts'
import { settleCoupons } from '../src/effects/settleCoupons.ts'
import { keepInStorage } from '../src/effects/storage.ts'
import { storageKeys } from '../src/effects/storageKeys.ts'
import { parseDraft } from '../src/state/checkoutDraft.ts'
import { createStores, type Stores } from '../src/state/createStores.ts'
import type { Seed } from '../src/state/seed.ts'
import type { Network } from './Network.ts'

/** A storage that all tabs of a browser share, or that one tab has for itself. */
class TestStorage implements Storage {
  readonly #values = new Map<string, string>()
  /** Called after a change, as other tabs hear of it. */
  onChange: (key: string, value: string | null) => void = () => undefined

  get length(): number {
    return this.#values.size
  }
  key(index: number): string | null {
    return [...this.#values.keys()][index] ?? null
  }
  getItem(key: string): string | null {
    return this.#values.get(key) ?? null
  }
  setItem(key: string, value: string): void {
    this.#values.set(key, value)
    this.onChange(key, value)
  }
  removeItem(key: string): void {
    if (this.#values.delete(key)) this.onChange(key, null)
  }
  clear(): void {
    for (const key of this.#values.keys()) this.removeItem(key)
  }
}

/** The tabs of one browser. They share the local storage and the network. */
export class Tabs {
  readonly open: Tab[] = []
  readonly network: Network
  readonly local = new TestStorage()
  /** What the next tab starts with: the prices of the country of the cookie. */
  seed: Seed
  #writer: Tab | undefined

  constructor(network: Network, seed: Seed) {
    this.network = network
    this.seed = seed
    this.local.onChange = (key, newValue) => {
      for (const tab of this.open) {
        if (tab !== this.#writer) tab.hear(Object.assign(new Event('storage'), { key, newValue }))
      }
    }
  }

  /** Opens a tab, or loads one again, which then keeps its session storage. */
  start(session = new TestStorage()): Tab {
    return new Tab(this, this.seed, session)
  }

  close(tab: Tab): void {
    tab.stop()
    this.open.splice(this.open.indexOf(tab), 1)
  }

  reload(tab: Tab): Tab {
    this.close(tab)
    return this.start(tab.session)
  }

  /** Lets a tab use a storage. Only the other tabs hear of its changes; a closed tab changes nothing. */
  use(tab: Tab, change: () => void): void {
    if (!this.open.includes(tab)) return
    this.#writer = tab
    change()
    this.#writer = undefined
  }
}

/** A storage as one tab sees it. */
class SeenStorage extends TestStorage {
  readonly #storage: TestStorage
  readonly #use: (change: () => void) => void

  constructor(storage: TestStorage, use: (change: () => void) => void) {
    super()
    this.#storage = storage
    this.#use = use
  }

  override getItem(key: string): string | null {
    return this.#storage.getItem(key)
  }
  override setItem(key: string, value: string): void {
    this.#use(() => this.#storage.setItem(key, value))
  }
  override removeItem(key: string): void {
    this.#use(() => this.#storage.removeItem(key))
  }
}

/** A tab with the shop in it: its stores, and what keeps them in the storages. */
export class Tab {
  readonly stores: Stores
  readonly session: TestStorage
  readonly stop: () => void
  readonly #events = new EventTarget()

  constructor(tabs: Tabs, seed: Seed, session: TestStorage) {
    this.session = session
    tabs.open.push(this)
    const use = (change: () => void) => tabs.use(this, change)
    const window = {
      localStorage: new SeenStorage(tabs.local, use),
      sessionStorage: new SeenStorage(session, use),
      addEventListener: this.#events.addEventListener.bind(this.#events),
      removeEventListener: this.#events.removeEventListener.bind(this.#events),
      // No tab is left and restored here.
      location: { reload: () => undefined },
    }
    const api = createStoreApi({ fetch: tabs.network.fetch, origin: '' })
    this.stores = createStores(seed, api, {
      attempts: keepAttempt(window),
      draft: keepJson(storageKeys.checkoutDraft, window, parseDraft),
    })
    this.stores.checkout.recall()
    const stops = [keepInStorage(this.stores, window), settleCoupons(this.stores)]
    this.stop = () => {
      for (const stop of stops) stop()
    }
  }

  hear(event: Event): void {
    this.#events.dispatchEvent(event)
  }
}
