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
    | 'gift-bought'
    | 'signed-in'
    | 'signed-out'
    | 'cart-joined'
    | 'cart-saved'
    | 'sign-out-failed'
    | 'account-erased'
    | 'address-not-saved'
    | 'link-refused'
  readonly message: string
  /** A button with what the shopper can do about it. */
  readonly action?: { readonly label: string; readonly onPress: () => void }
}

/** What the shopper has read after a while or by the next page, unless it asks something. */
const passing: ReadonlySet<Notice['id']> = new Set(['country-changed', 'signed-in', 'signed-out'])

/** Whether a notice leaves by itself. */
export function isPassing({ id, action }: Notice): boolean {
  return passing.has(id) && action === undefined
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
    /** The shopper went on to another page, or had time to read. */
    dismissPassing() {
      state.notices = state.notices.filter((notice) => !isPassing(notice))
    },
    dismiss(id: Notice['id']) {
      state.notices = state.notices.filter((notice) => notice.id !== id)
    },
  }
}
