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

/** What the shopper has put aside, and what the page shows of it. */
export interface CartState {
  lines: readonly CartLine[]
  gift: Sku | undefined
  /** The combos that the shopper completed or added whole (specification §3, `special_combo_skus`), by id. */
  expectedCombos: readonly string[]
  /** The store's id of this cart, once it has stored it. */
  id: string | undefined
  /**
   * The account's cart as the store last answered it. Undefined while the cart is a guest's. Kept after the session
   * has ended, so that the next sign-in adds nothing twice.
   */
  accountCart: AccountCart | undefined
  /** False until the browser's stored cart has been read: prerendered pages know none. */
  isRestored: boolean
  /** The way to checkout was pressed and is being prepared: another press changes nothing. */
  isCheckoutPending: boolean
  /** What has just happened: shown in the overlay, and spoken. */
  notice: string | undefined
  /** The last removal, which the shopper can undo. */
  undo: Undo | undefined
}

export interface AccountCart {
  readonly email: string
  /** Names the state of the cart at the store. */
  readonly savedAt: string
  readonly cart: Cart
}

export interface Undo {
  /** Such as "Orboot Earth removed". */
  readonly message: string
  /** What is said once it is undone. @default 'Back in your cart' */
  readonly undone?: string
  /** It is shown beside the coupon, not above the lines. @default false */
  readonly isAboutCoupon?: true
  /** Adds what was removed to what the cart holds by then. */
  readonly takeBack: () => void
}

/** A combo that was begun, and what it lacks. */
type WantedCombo = Pick<ComboHint, 'id' | 'name' | 'missing'>

function emptyState(): CartState {
  return {
    lines: [],
    gift: undefined,
    expectedCombos: [],
    id: undefined,
    accountCart: undefined,
    isRestored: false,
    isCheckoutPending: false,
    notice: undefined,
    undo: undefined,
  }
}

export type CartStore = ReturnType<typeof createCartStore>

export function createCartStore(dialogs: DialogStore) {
  const state = proxy(emptyState())

  const setCart = ({ lines, gift }: Cart) => {
    state.lines = lines
    state.gift = gift
    expectCombos(state.expectedCombos)
  }

  /** Keeps the entries of combos of which at least one product is in the cart. */
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
    // A notice from before the overlay opened is no news any more.
    state.notice = undefined
  }

  /** Shows what was added, at once. */
  const open = (next: Cart, notice: string) => {
    setCart(next)
    state.undo = undefined
    openOverlay()
    state.notice = notice
  }

  /** Adds one of each sku as far as their limits go, and says what happened. */
  const addEach = (skus: readonly Sku[], name: string, catalogue: Catalogue, stock: Stock) => {
    const { cart, message } = addEachUpToLimit(cartOf(state), skus, name, catalogue, stock)
    setCart(cart)
    state.undo = undefined
    state.notice = message
  }

  /** Applies a removal and keeps its undo, which adds the lines to what another tab has made of the cart. */
  const remove = (message: string, next: Cart) => {
    const removed = missingIn(next, cartOf(state))
    const { expectedCombos } = state
    setCart(next)
    state.notice = message
    state.undo = {
      message,
      takeBack: () => {
        putBack(removed.lines, state.gift)
        expectCombos([...state.expectedCombos, ...expectedCombos])
      },
    }
  }

  /** Adds what was removed to what the cart holds by now. */
  const putBack = (lines: readonly CartLine[], gift: Sku | undefined) => {
    setCart(mergeCarts(cartOf({ lines: state.lines, gift }), { lines }).cart)
  }

  return {
    state: state as Readonly<typeof state>,
    putBack,
    expectCombos,

    /** As for a new visitor, before storage has been read. */
    reset() {
      Object.assign(state, emptyState())
    },

    /** The store has stored the cart under this id; without one it does not know the cart. */
    keepId(id: string | undefined) {
      state.id = id
    },

    /** The account's cart as the store has answered it; undefined for a guest's cart. */
    keepAccountCart(accountCart: AccountCart | undefined) {
      state.accountCart = accountCart
    },

    /** What an earlier visit stored has been read. */
    markRestored() {
      state.isRestored = true
    },

    setCheckoutPending(isPending: boolean) {
      state.isCheckoutPending = isPending
    },

    /** Replaces everything: what a repair hands over. */
    replace(cart: Cart) {
      setCart(cart)
      state.undo = undefined
    },

    /** What storage or another tab holds; a removal of this tab can still be undone. */
    replaceFromStorage: setCart,

    /** A kit brings the gamepad that its country wants. Opens the overlay at once. */
    add(sku: Sku, catalogue: Catalogue, quantity = 1, stock: Stock = {}) {
      const { cart, message } = addUpToLimit(cartOf(state), sku, catalogue, quantity, stock)
      open(cart, message)
    },

    /** Adds a gamepad, and says so or why not. */
    addGamepad(catalogue: Catalogue, stock: Stock) {
      addEach([gamepadSku], nameOf(gamepadSku, catalogue), catalogue, stock)
    },

    /** Adds what a combo lacks, and remembers that the shopper wants that combo. */
    completeCombo(hint: WantedCombo, catalogue: Catalogue, stock: Stock) {
      const { id, name, missing } = hint
      addEach(missing, name, catalogue, stock)
      expectCombos([...state.expectedCombos, id])
    },

    /** Adds one of each of a combo's members as far as their limits go, opens the overlay, and says what happened. */
    addCombo(comboId: string, catalogue: Catalogue, stock: Stock) {
      const combo = combos.find(({ id }) => id === comboId)
      if (combo === undefined) return
      openOverlay()
      addEach(combo.skus, combo.name, catalogue, stock)
      expectCombos([...state.expectedCombos, comboId])
    },

    openOverlay,

    setQuantity(sku: Sku, quantity: number, catalogue: Catalogue) {
      setCart(setQuantity(cartOf(state), sku, quantity, catalogue))
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

    /** A change whose way back is more than lines. */
    offerUndo(undo: Undo) {
      state.undo = undo
      state.notice = undo.message
    },

    undoRemoval() {
      const { undo } = state
      undo?.takeBack()
      state.undo = undefined
      state.notice = undo?.undone ?? 'Back in your cart'
    },

    /** After an order: removes what was bought and keeps what was added since. The store does so in the account's cart. */
    removePurchased(bought: readonly CartLine[]) {
      setCart(missingIn({ lines: bought }, cartOf(state)))
      state.expectedCombos = []
      const { accountCart } = state
      if (accountCart === undefined) state.id = undefined
      else
        state.accountCart = {
          ...accountCart,
          cart: missingIn({ lines: bought }, accountCart.cart),
        }
      state.undo = undefined
    },
  }
}

/** What a cart held that the next one does not. */
function missingIn(next: Cart, before: Cart): Cart {
  const kept = new Map(next.lines.map(({ sku, quantity }) => [sku, quantity]))
  return {
    lines: before.lines
      .map(({ sku, quantity }) => ({ sku, quantity: quantity - (kept.get(sku) ?? 0) }))
      .filter(({ quantity }) => quantity > 0),
  }
}

/** The cart as the rules know it. */
export function cartOf({ lines, gift }: Pick<CartState, 'lines' | 'gift'>): Cart {
  return { lines, ...(gift === undefined ? {} : { gift }) }
}
