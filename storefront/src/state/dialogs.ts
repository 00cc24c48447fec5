import type {
  Coupon,
  MinimumPopup,
  MinorUnits,
  Shortage,
  SlotOutcome,
  Violation,
} from '@stemside/rules'
import { proxy, ref } from 'valtio'
import type { EarlierOrder } from './checkout.ts'
import type { PlacedOrder } from './placing.ts'

/** A coupon's minimum that the cart does not reach, with its figures. */
export interface UnmetMinimum extends MinimumPopup {
  readonly value: MinorUnits
  readonly minimum: MinorUnits
}

/** What opens the account popup. */
export interface AccountRequest {
  readonly mode: 'signup' | 'login' | 'forgotPassword'
  /** The address that its first form shows: with `forgotPassword`, that of the signed-in user. @default none */
  readonly email?: string | undefined
  /** Why the popup opened; absent after a press. */
  readonly message?: string | undefined
  /** The page of the shop to open after signing in. @default the present page */
  readonly next?: string | undefined
}

/** Asks before something that cannot be undone. */
export interface Question {
  readonly heading: string
  readonly message: string
  /** The button that does it. */
  readonly approve: { readonly label: string; readonly onPress: () => void }
  /** The button that leaves everything as it is. */
  readonly rejectLabel: string
}

/** Says that an earlier order stands, and asks whether the cart is wanted as one more order. */
export interface EarlierOrderQuestion {
  readonly earlier: EarlierOrder
  /** What a gift card pays of the new order. */
  readonly giftCardPays: MinorUnits
  /** Ends the checkout with the earlier order. */
  readonly onEnough: () => void
  /** Places one more order. Resolves as `submitOrder` does. */
  readonly onAgain: () => Promise<PlacedOrder | undefined>
}

/** A coupon for which the store refused an order. The order can be sent without it. */
export interface RefusedCoupon {
  readonly code: string
  /** What a gift card pays of the order, in minor units; 0 without one. */
  readonly giftCardPays: MinorUnits
  /** Places the order anew, with the cart and the coupon of then. */
  readonly onPay: () => void
}

/** Every dialog of the shop with its props. The quick view is not one of them: its URL opens it. */
export type Dialog =
  | { readonly id: 'cart' }
  | { readonly id: 'menu' }
  | { readonly id: 'search' }
  | { readonly id: 'account'; readonly request: AccountRequest }
  | { readonly id: 'gift-chooser' }
  | { readonly id: 'alert'; readonly message: string }
  | { readonly id: 'question'; readonly question: Question }
  | { readonly id: 'cart-violation'; readonly violation: Violation }
  | { readonly id: 'broken-combo'; readonly violation: Violation }
  | { readonly id: 'shortage'; readonly shortage: Shortage }
  | { readonly id: 'unmet-minimum'; readonly unmet: UnmetMinimum }
  | {
      readonly id: 'order-failed'
      /** The coupon for which the store refused the order; it has left the cart. @default none */
      readonly refused?: RefusedCoupon | undefined
    }
  | ({ readonly id: 'earlier-order' } & EarlierOrderQuestion)
  | { readonly id: 'erase-account' }
  | { readonly id: 'chat' }
  | { readonly id: 'return-policy' }
  | { readonly id: 'apply-coupon' }
  | { readonly id: 'signup-coupon'; readonly coupon: Coupon }
  | { readonly id: 'exit-offer' }
  | { readonly id: 'slot-machine' }
  | {
      readonly id: 'slot-result'
      readonly outcome: SlotOutcome
      /** Why the prize waits; absent if it is applied. */
      readonly waiting?: string | undefined
    }

export type DialogId = Dialog['id']

/** The dialog of one id, with its props. */
export type DialogOf<Id extends DialogId> = Extract<Dialog, { readonly id: Id }>

/** Why a popup that opens by itself has to wait. An open dialog is always a reason too. */
export type HoldReason = 'typing' | 'checkout' | 'quick-view'

/** Until the page says otherwise, the shopper is not on the way to another one. */
const neverLeaving = () => false

export type DialogStore = ReturnType<typeof createDialogs>

/**
 * Decides which dialogs are open. A dialog that the shopper's press opens, or that answers a press,
 * opens at once above the others. A popup that opens by itself waits in a queue.
 */
export function createDialogs() {
  const state = proxy<{ stack: readonly Dialog[] }>({ stack: [] })
  let queue: readonly { dialog: Dialog; waitsFor: readonly HoldReason[] }[] = []
  const holds = new Set<HoldReason>()
  let isLeavingPage = neverLeaving
  let timer: ReturnType<typeof setTimeout> | undefined

  const find = <Id extends DialogId>(id: Id): DialogOf<Id> | undefined =>
    state.stack.find((dialog): dialog is DialogOf<Id> => dialog.id === id)

  const openNext = () => {
    if (state.stack.length > 0 || isLeavingPage()) return
    const next = queue.find(({ waitsFor }) => !waitsFor.some((reason) => holds.has(reason)))
    if (next === undefined) return
    queue = queue.filter((queued) => queued !== next)
    state.stack = [ref(next.dialog)]
  }

  /** In a later task, because the press that closed a dialog may lead to another page. */
  const openNextLater = () => {
    clearTimeout(timer)
    if (queue.length > 0) timer = setTimeout(openNext)
  }

  return {
    state: state as Readonly<typeof state>,
    find,
    isOpen: (...ids: readonly DialogId[]) => state.stack.some(({ id }) => ids.includes(id)),

    /** Opens a dialog above the open ones. One that is already open gets the new props. */
    open(dialog: Dialog) {
      const isOpen = find(dialog.id) !== undefined
      state.stack = isOpen
        ? state.stack.map((other) => ref(other.id === dialog.id ? dialog : other))
        : [...state.stack, ref(dialog)]
    },

    /** Closes one dialog; without an id, all of them. A waiting popup opens in a later task. */
    close(id?: DialogId) {
      state.stack = id === undefined ? [] : state.stack.filter((dialog) => dialog.id !== id)
      openNextLater()
    },

    /**
     * Opens a popup as soon as no dialog is open and none of the reasons applies. Popups open in
     * the order of these calls; each id waits once.
     */
    enqueue(
      dialog: Dialog,
      waitsFor: readonly HoldReason[] = ['typing', 'checkout', 'quick-view'],
    ) {
      if (find(dialog.id) !== undefined || queue.some((queued) => queued.dialog.id === dialog.id))
        return
      queue = [...queue, { dialog, waitsFor }]
      openNext()
    },

    /** Takes a popup that waits out of the queue; an open one stays. */
    withdraw(id: DialogId) {
      queue = queue.filter(({ dialog }) => dialog.id !== id)
    },

    /** Sets whether a reason to wait applies. */
    hold(reason: HoldReason, isHeld: boolean) {
      if (isHeld) holds.add(reason)
      else holds.delete(reason)
      openNextLater()
    },

    /** Sets how to ask whether the shopper is on the way to another page: popups wait for that page. */
    waitForPage(isLeaving: () => boolean) {
      isLeavingPage = isLeaving
      openNextLater()
    },

    /**
     * Closes every dialog and forgets the waiting ones. The reasons to wait stay, because they
     * belong to the page.
     */
    reset() {
      queue = []
      state.stack = []
    },
  }
}
