import {
  addAllToCart,
  addToCart,
  combos,
  nameOf,
  removeComboFromCart,
  removeFromCart,
  setQuantity,
  type Cart,
  type CartLine,
  type Catalogue,
  type Sku,
} from '@stemside/rules'
import { proxy } from 'valtio'

/** What the shopper has put aside, and what the page shows of it. */
export interface CartState {
  lines: readonly CartLine[]
  gift: Sku | undefined
  /** The store's id of this cart, once it has stored it. */
  id: string | undefined
  /** False until the browser's stored cart has been read: prerendered pages know none. */
  isRestored: boolean
  isOverlayOpen: boolean
  /** What has just happened: shown in the overlay, and spoken. */
  notice: string | undefined
  /** The cart before the last removal, for the undo. */
  undo: { readonly message: string; readonly cart: Cart } | undefined
}

export type CartStore = ReturnType<typeof createCartStore>

export function createCartStore() {
  const state = proxy<CartState>({
    lines: [],
    gift: undefined,
    id: undefined,
    isRestored: false,
    isOverlayOpen: false,
    notice: undefined,
    undo: undefined,
  })

  const put = ({ lines, gift }: Cart) => {
    state.lines = lines
    state.gift = gift
  }

  /** Shows what was added, at once. */
  const open = (next: Cart, notice: string) => {
    put(next)
    state.undo = undefined
    state.notice = notice
    state.isOverlayOpen = true
  }

  /** Applies a removal, and keeps the way back. */
  const remove = (message: string, next: Cart) => {
    state.undo = { message, cart: cartOf(state) }
    state.notice = message
    put(next)
  }

  return {
    state,
    /** Replaces everything: what storage, another tab or a repair hands over. */
    replace(cart: Cart) {
      put(cart)
      state.undo = undefined
    },

    /** A kit brings the gamepad that its country wants. Opens the overlay at once. */
    add(sku: Sku, catalogue: Catalogue, quantity = 1) {
      open(addToCart(cartOf(state), sku, catalogue, quantity), `${nameOf(sku, catalogue)} added`)
    },

    /** Adds one of each sku: what a combo still wants. */
    addAll(skus: readonly Sku[]) {
      put(addAllToCart(cartOf(state), skus))
      state.undo = undefined
    },

    /** Adds one of each of a combo's members. */
    addCombo(comboId: string) {
      const combo = combos.find(({ id }) => id === comboId)
      if (combo === undefined) return
      open(addAllToCart(cartOf(state), combo.skus), `${combo.name} added`)
    },

    setOverlay(isOpen: boolean) {
      state.isOverlayOpen = isOpen
    },

    toggleOverlay() {
      state.isOverlayOpen = !state.isOverlayOpen
    },

    setQuantity(sku: Sku, quantity: number, catalogue: Catalogue) {
      put(setQuantity(cartOf(state), sku, quantity, catalogue))
      state.undo = undefined
    },

    remove(sku: Sku, count: number, catalogue: Catalogue) {
      remove(
        `${nameOf(sku, catalogue)} removed`,
        removeFromCart(cartOf(state), sku, catalogue, count),
      )
    },

    removeCombo(comboId: string, catalogue: Catalogue) {
      const combo = combos.find(({ id }) => id === comboId)
      if (combo === undefined) return
      remove(`${combo.name} removed`, removeComboFromCart(cartOf(state), combo.skus, catalogue))
    },

    /** Puts the cart back to what it was before the last removal. */
    undoRemoval() {
      if (state.undo === undefined) return
      put(state.undo.cart)
      state.undo = undefined
    },

    /** After an order: what was bought goes; what was added meanwhile stays. */
    takeOut(bought: readonly CartLine[]) {
      const gone = new Map(bought.map(({ sku, quantity }) => [sku, quantity]))
      put({
        lines: state.lines
          .map(({ sku, quantity }) => ({ sku, quantity: quantity - (gone.get(sku) ?? 0) }))
          .filter(({ quantity }) => quantity > 0),
      })
      state.id = undefined
      state.undo = undefined
    },
  }
}

/** The cart as the rules know it. */
export function cartOf({ lines, gift }: Pick<CartState, 'lines' | 'gift'>): Cart {
  return { lines, ...(gift === undefined ? {} : { gift }) }
}
