import { proxy } from 'valtio'

/** A message for the shopper, shown on every page until it is closed. */
export interface Notice {
  readonly id:
    | 'storage-blocked'
    | 'storage-corrupt'
    | 'country-changed'
    | 'store-unreachable'
    | 'part-missing'
    | 'order-placed'
    | 'cart-joined'
    | 'sign-out-failed'
    | 'account-erased'
    | 'address-not-saved'
  readonly message: string
  /** A button with what the shopper can do about it. */
  readonly action?: { readonly label: string; readonly onPress: () => void }
}

export function createNotices() {
  const state = proxy<{ notices: readonly Notice[] }>({ notices: [] })
  return {
    state: state as Readonly<typeof state>,
    /** Shows a notice. It replaces an older one with the same id. */
    show(notice: Notice) {
      state.notices = [...state.notices.filter(({ id }) => id !== notice.id), notice]
    },
    reset() {
      state.notices = []
    },
    /** The shopper went on to another page. A change of country that asks nothing has been read by then. */
    turnPage() {
      state.notices = state.notices.filter(
        ({ id, action }) => id !== 'country-changed' || action !== undefined,
      )
    },
    dismiss(id: Notice['id']) {
      state.notices = state.notices.filter((notice) => notice.id !== id)
    },
  }
}
