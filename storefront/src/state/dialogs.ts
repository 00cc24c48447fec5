import type { MinimumPopup, MinorUnits, Shortage, Violation } from '@stemside/rules'
import { proxy, ref } from 'valtio'

/** A coupon's minimum that the cart does not reach, with its figures. */
export interface UnmetMinimum extends MinimumPopup {
  readonly value: MinorUnits
  readonly minimum: MinorUnits
}

/** What the account popup opens with. */
export interface AccountRequest {
  readonly mode: 'signup' | 'login'
  /** Why it opened, where that is not a press. */
  readonly message?: string | undefined
  /** The page of the shop to open after signing in. @default the present page */
  readonly next?: string | undefined
}

/** Every dialog of the shop and its props. The quick view is not among them: its address opens it. */
export type Dialog =
  | { readonly id: 'cart' }
  | { readonly id: 'menu' }
  | { readonly id: 'account'; readonly request: AccountRequest }
  | { readonly id: 'gift-chooser' }
  | { readonly id: 'alert'; readonly message: string }
  | { readonly id: 'cart-violation'; readonly violation: Violation }
  | { readonly id: 'broken-combo'; readonly violation: Violation }
  | { readonly id: 'shortage'; readonly shortage: Shortage }
  | { readonly id: 'unmet-minimum'; readonly unmet: UnmetMinimum }
  | { readonly id: 'order-failed' }

export type DialogId = Dialog['id']

/** The dialog of one id, with its props. */
export type DialogOf<Id extends DialogId> = Extract<Dialog, { readonly id: Id }>

/** Why a popup that nobody asked for has to wait. An open dialog is always a reason too. */
export type HoldReason = 'typing' | 'checkout' | 'quick-view'

export type DialogStore = ReturnType<typeof createDialogs>

/**
 * Decides which dialogs are open. What the shopper's press opens, or its answer, comes at once, above
 * what is open. A popup that comes by itself waits in a queue.
 */
export function createDialogs() {
  const state = proxy<{ stack: readonly Dialog[] }>({ stack: [] })
  let queue: readonly { dialog: Dialog; waitsFor: readonly HoldReason[] }[] = []
  const holds = new Set<HoldReason>()

  const find = <Id extends DialogId>(id: Id): DialogOf<Id> | undefined =>
    state.stack.find((dialog): dialog is DialogOf<Id> => dialog.id === id)

  const openNext = () => {
    if (state.stack.length > 0) return
    const next = queue.find(({ waitsFor }) => !waitsFor.some((reason) => holds.has(reason)))
    if (next === undefined) return
    queue = queue.filter((queued) => queued !== next)
    state.stack = [ref(next.dialog)]
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

    /** Closes one dialog; without an id, all of them. */
    close(id?: DialogId) {
      state.stack = id === undefined ? [] : state.stack.filter((dialog) => dialog.id !== id)
      openNext()
    },

    /**
     * Opens a popup that comes by itself as soon as nothing else is open and none of the reasons holds.
     * Popups open in the order of their calls; each id waits once.
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

    /** Says whether a reason to wait holds. */
    hold(reason: HoldReason, isHeld: boolean) {
      if (isHeld) holds.add(reason)
      else holds.delete(reason)
      openNext()
    },

    /** Closes every dialog and forgets the waiting ones. The reasons to wait are the page's and stay. */
    reset() {
      queue = []
      state.stack = []
    },
  }
}
