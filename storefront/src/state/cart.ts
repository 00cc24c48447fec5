import {
  addEachUpToLimit,
  addUpToLimit,
  combos,
  gamepadSku,
  mergeCarts,
  nameOf,
  removeComboFromCart,
  removeFromCart,
  setQuantity,
  type Cart,
  type CartLine,
  type Catalogue,
  type ComboHint,
  type Sku,
  type Stock,
} from '@stemside/rules'
import { proxy } from 'valtio'
import type { DialogStore } from './dialogs.ts'
import type { EventLog } from './events.ts'

/** The shopper's cart, and what the page shows about it. */
export interface CartState {
  lines: readonly CartLine[]
  gift: Sku | undefined
  /** The combos that the shopper completed or added whole (specification §3, `special_combo_skus`), by id. */
  expectedCombos: readonly string[]
  /** The store's id of this cart; undefined until the store has stored it. */
  id: string | undefined
  /**
   * When the last order of the cart with this id was answered, in milliseconds since 1970: an account keeps the id of
   * its cart after an order.
   */
  orderedAt: number | undefined
  /**
   * The account's cart in the store's last answer. Undefined while the cart is a guest's. It is
   * kept after the session has ended, so that the next sign-in adds nothing twice.
   */
  accountCart: AccountCart | undefined
  /**
   * The cart that the shopper had when the page crashed. It stays at the store until the shopper wants it back, because
   * it may be what crashed.
   */
  saved: SavedCart | undefined
  /** False until the stored cart has been read, and on prerendered pages. */
  isRestored: boolean
  /** Checkout was pressed and is being prepared; further presses are ignored. */
  isCheckoutPending: boolean
  /** What has just happened. The overlay shows it, and a live region announces it. */
  notice: string | undefined
  /** What the shop has changed by itself, or an undo has restored. The cart page shows it until the cart changes again. */
  news: string | undefined
  /** The last removal, which the shopper can undo. */
  undo: Undo | undefined
}

export interface SavedCart {
  /** The store's id of this cart. */
  readonly id: string
  /** Whether it is the account's cart, which the session gives, and not its id. */
  readonly isOwn: boolean
}

export interface AccountCart {
  readonly email: string
  /** When the store last saved this cart. */
  readonly savedAt: string
  readonly cart: Cart
}

export interface Undo {
  /** What was removed, such as "Orboot Earth removed". */
  readonly message: string
  /** The message after undoing. @default 'Back in your cart' */
  readonly undone?: string
  /** Whether it is shown beside the coupon instead of above the lines. @default false */
  readonly isAboutCoupon?: true
  /** Adds what was removed to the cart as it is at that moment. */
  readonly restore: () => void
}

/** A combo that the cart has a part of, and the skus that it lacks. */
type WantedCombo = Pick<ComboHint, 'id' | 'name' | 'missing'>

function emptyState(): CartState {
  return {
    lines: [],
    gift: undefined,
    expectedCombos: [],
    id: undefined,
    orderedAt: undefined,
    accountCart: undefined,
    saved: undefined,
    isRestored: false,
    isCheckoutPending: false,
    notice: undefined,
    news: undefined,
    undo: undefined,
  }
}

export function createCartStore(dialogs: DialogStore, events: EventLog) {
  const state = proxy(emptyState())

  const setCart = ({ lines, gift }: Cart) => {
    state.lines = lines
    state.gift = gift
    state.news = undefined
    expectCombos(state.expectedCombos)
  }

  /** Sets a cart that the shopper added something to, and records the added units as an event. */
  const setEnlarged = (next: Cart, catalogue: Catalogue) => {
    const { lines } = missingIn(cartOf(state), next)
    setCart(next)
    if (lines.length > 0) events.record({ kind: 'add-to-cart', lines, catalogue })
  }

  /** Keeps the entries of combos that have at least one product in the cart. */
  const expectCombos = (ids: readonly string[]) => {
    const held = new Set(state.lines.map(({ sku }) => sku))
    const kept = combos.filter(
      ({ id, skus }) => ids.includes(id) && skus.some((sku) => held.has(sku)),
    )
    if (kept.map(({ id }) => id).join() === state.expectedCombos.join()) return
    state.expectedCombos = kept.map(({ id }) => id)
  }

  const openOverlay = () => {
    dialogs.open({ id: 'cart' })
    // The overlay shows only notices of changes that happen while it is open.
    state.notice = undefined
  }

  /** Shows what was added at once. */
  const open = (next: Cart, notice: string, catalogue: Catalogue) => {
    setEnlarged(next, catalogue)
    state.undo = undefined
    openOverlay()
    state.notice = notice
  }

  /** Adds one of each sku up to their limits, and says what happened. */
  const addEach = (skus: readonly Sku[], name: string, catalogue: Catalogue, stock: Stock) => {
    const { cart, message } = addEachUpToLimit(cartOf(state), skus, name, catalogue, stock)
    setEnlarged(cart, catalogue)
    state.undo = undefined
    state.notice = message
  }

  /**
   * Removes something, and offers to undo it. Undo adds the lines to the cart as another tab may
   * have changed it.
   */
  const remove = (message: string, next: Cart) => {
    const removed = missingIn(next, cartOf(state))
    const { expectedCombos } = state
    setCart(next)
    // Only the undo has the message: the same words in a notice would be announced a second time.
    state.notice = undefined
    state.undo = {
      message,
      restore: () => {
        putBack(removed.lines, state.gift)
        expectCombos([...state.expectedCombos, ...expectedCombos])
      },
    }
  }

  /** Adds removed lines to the cart as it is now. */
  const putBack = (lines: readonly CartLine[], gift: Sku | undefined) => {
    setCart(mergeCarts(cartOf({ lines: state.lines, gift }), { lines }).cart)
  }

  return {
    state: state as Readonly<typeof state>,
    putBack,
    expectCombos,

    /** Resets to a new visitor's cart, before the storage has been read. */
    reset() {
      Object.assign(state, emptyState())
    },

    /** Sets the id under which the store has the cart; undefined if the store does not have it. */
    keepId(id: string | undefined) {
      if (id !== state.id) state.orderedAt = undefined
      state.id = id
    },

    /** Sets when this cart was ordered, as another tab or an earlier visit has stored it. */
    keepOrderedAt(orderedAt: number | undefined) {
      state.orderedAt = orderedAt
    },

    /** Sets the store's answer about the account's cart; undefined for a guest's cart. */
    keepAccountCart(accountCart: AccountCart | undefined) {
      state.accountCart = accountCart
    },

    /** Sets the cart that a crash has left at the store; undefined once it is back, or not wanted. */
    keepSaved(saved: SavedCart | undefined) {
      state.saved = saved
    },

    /** Says that the stored cart has been read. */
    markRestored() {
      state.isRestored = true
    },

    setCheckoutPending(isPending: boolean) {
      state.isCheckoutPending = isPending
    },

    /** Replaces the whole cart, as a repair does. */
    replace(cart: Cart) {
      setCart(cart)
      state.undo = undefined
    },

    /**
     * Sets the cart of the storage or of another tab. A removal of this tab can still be undone.
     */
    replaceFromStorage: setCart,

    /**
     * Adds a product, and with a kit the gamepad that its country requires. Opens the overlay at
     * once.
     */
    add(sku: Sku, catalogue: Catalogue, quantity = 1, stock: Stock = {}) {
      const { cart, message } = addUpToLimit(cartOf(state), sku, catalogue, quantity, stock)
      open(cart, message, catalogue)
    },

    /** Adds a gamepad and says so, or says why not. */
    addGamepad(catalogue: Catalogue, stock: Stock) {
      addEach([gamepadSku], nameOf(gamepadSku, catalogue), catalogue, stock)
    },

    /** Adds what a combo lacks, and remembers that the shopper wants this combo. */
    completeCombo(hint: WantedCombo, catalogue: Catalogue, stock: Stock) {
      const { id, name, missing } = hint
      addEach(missing, name, catalogue, stock)
      expectCombos([...state.expectedCombos, id])
    },

    /**
     * Adds one of each of a combo's products up to their limits, opens the overlay, and says what
     * happened.
     */
    addCombo(comboId: string, catalogue: Catalogue, stock: Stock) {
      const combo = combos.find(({ id }) => id === comboId)
      if (combo === undefined) return
      openOverlay()
      addEach(combo.skus, combo.name, catalogue, stock)
      expectCombos([...state.expectedCombos, comboId])
    },

    openOverlay,

    /** Says what the shop has changed by itself, after what the shopper did: overlay and page show it. */
    tell(sentence: string) {
      state.notice = state.notice === undefined ? sentence : `${state.notice}. ${sentence}`
      state.news = `${sentence}.`
    },

    /** The shopper has chosen another coupon, so what was said about the last one is no news any more. */
    forgetNews() {
      state.news = undefined
      state.notice = undefined
      if (state.undo?.isAboutCoupon) state.undo = undefined
    },

    /** Removes the free gift. If the shopper can still undo a removal from the cart, that undo also calls `restore`. */
    loseGift(restore: () => void) {
      state.gift = undefined
      const { undo } = state
      if (undo === undefined || undo.isAboutCoupon) return
      state.undo = {
        ...undo,
        restore: () => {
          undo.restore()
          restore()
        },
      }
    },

    /** Gives the free gift again, for Undo. */
    restoreGift(gift: Sku) {
      state.gift = gift
    },

    /** Takes over a cart to which something was added, opens the overlay, and says what happened. */
    showAdded: open,

    setQuantity(sku: Sku, quantity: number, catalogue: Catalogue) {
      setEnlarged(setQuantity(cartOf(state), sku, quantity, catalogue), catalogue)
      state.undo = undefined
      state.notice = undefined
    },

    removeLine(sku: Sku, count: number, catalogue: Catalogue) {
      remove(
        `${nameOf(sku, catalogue)} removed`,
        removeFromCart(cartOf(state), sku, catalogue, count),
      )
    },

    removeCombo(comboId: string, catalogue: Catalogue) {
      const combo = combos.find(({ id }) => id === comboId)
      if (combo === undefined) return
      remove(
        `${combo.name} removed`,
        removeComboFromCart(cartOf(state), combo.removeSkus, catalogue),
      )
      expectCombos(state.expectedCombos.filter((id) => id !== comboId))
    },

    /** Offers an undo that also restores other stores. */
    offerUndo(undo: Undo) {
      state.undo = undo
      state.notice = undo.message
      state.news = undefined
    },

    undoRemoval() {
      const { undo } = state
      undo?.restore()
      state.undo = undefined
      const told = undo?.undone ?? 'Back in your cart'
      state.notice = told
      // The overlay shows the notice; the cart page shows news.
      if (!dialogs.isOpen('cart')) state.news = `${told}.`
    },

    /**
     * After an order: removes what was bought and keeps what was added since. The store does the
     * same in the account's cart.
     */
    removePurchased(bought: readonly CartLine[]) {
      setCart(missingIn({ lines: bought }, cartOf(state)))
      state.expectedCombos = []
      const { accountCart } = state
      if (accountCart === undefined) state.id = undefined
      else {
        state.orderedAt = Date.now()
        state.accountCart = {
          ...accountCart,
          cart: missingIn({ lines: bought }, accountCart.cart),
        }
      }
      state.undo = undefined
    },
  }
}

/** The lines and the gift that the cart had and the next one has not. */
function missingIn(next: Cart, before: Cart): Cart {
  const kept = new Map(next.lines.map(({ sku, quantity }) => [sku, quantity]))
  return {
    lines: before.lines
      .map(({ sku, quantity }) => ({ sku, quantity: quantity - (kept.get(sku) ?? 0) }))
      .filter(({ quantity }) => quantity > 0),
  }
}

/** How many toys these lines have. */
export function countToys(lines: readonly CartLine[]): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0)
}

/** The part of the state that the rules price. */
export function cartOf({ lines, gift }: Pick<CartState, 'lines' | 'gift'>): Cart {
  return { lines, ...(gift === undefined ? {} : { gift }) }
}
