import { proxy } from 'valtio'

/** Something that the shopper should know, whatever page is open. */
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
  readonly message: string
  /** What can be done about it. */
  readonly action?: { readonly label: string; readonly onPress: () => void }
}

export function createNotices() {
  const state = proxy<{ notices: readonly Notice[] }>({ notices: [] })
  return {
    state: state as Readonly<typeof state>,
    /** Shows a notice; the newer one of the same kind takes the older one's place. */
    show(notice: Notice) {
      state.notices = [...state.notices.filter(({ id }) => id !== notice.id), notice]
    },
    reset() {
      state.notices = []
    },
    dismiss(id: Notice['id']) {
      state.notices = state.notices.filter((notice) => notice.id !== id)
    },
  }
}
