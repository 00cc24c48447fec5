import { addWishlistIds, changeWishes, type Sku, type WishChange } from '@stemside/rules'
import { proxy } from 'valtio'
import type { AccountWishes, UnsentWishes } from '../api/wishes.ts'
import { lateStore } from './lateStore.ts'

/** What storage keeps of a wish list. */
export interface KeptWishes {
  /** The toys of the wish list, the newest first. */
  skus: readonly Sku[]
  /** The ids in the links that share the list, the newest first. An order from such a link carries its id. */
  ids: readonly string[]
  /** The email address of the account that the list belongs to; undefined for a guest's list. */
  owner: string | undefined
  /** The changes that the owner's account does not have yet; none for a guest's list. */
  unsent: UnsentWishes
}

interface WishesState extends KeptWishes {
  /** False until the storage has been read, and on prerendered pages. */
  isRestored: boolean
}

const noChange: UnsentWishes = { add: [], remove: [], ids: [] }

function nothingKept(): KeptWishes {
  return { skus: [], ids: [], owner: undefined, unsent: noChange }
}

export type WishStore = ReturnType<typeof createWishes>

/** The wish list of this browser. It works without an account, and joins one at sign-in. */
export function createWishes() {
  const state = proxy<WishesState>({ ...nothingKept(), isRestored: false })

  const change = ({ add, remove }: WishChange) => {
    state.skus = changeWishes(state.skus, { add, remove })
    if (state.owner === undefined) return
    const { unsent } = state
    state.unsent = {
      ...unsent,
      add: [...add, ...without(unsent.add, [...add, ...remove])],
      remove: [...remove, ...without(unsent.remove, [...add, ...remove])],
    }
  }

  return {
    state: state as Readonly<typeof state>,
    reset() {
      Object.assign(state, nothingKept())
    },
    /** Sets what storage or another tab has. */
    restore(kept: KeptWishes | undefined) {
      Object.assign(state, kept ?? nothingKept())
      state.isRestored = true
    },
    /** Adds toys in front of the list. */
    add(skus: readonly Sku[]) {
      change({ add: without(skus, state.skus), remove: [] })
    },
    remove(sku: Sku) {
      change({ add: [], remove: [sku] })
    },
    /** Notes the id of a link that shares the list. */
    shareBy(id: string) {
      if (state.ids.includes(id)) return
      state.ids = [id, ...state.ids]
      if (state.owner !== undefined)
        state.unsent = { ...state.unsent, ids: [id, ...state.unsent.ids] }
    },
    /** Gives the list to the account that signed in. A guest's list joins it, another account's does not. */
    claimFor(email: string) {
      if (state.owner === email) return
      if (state.owner === undefined) state.unsent = { add: state.skus, remove: [], ids: state.ids }
      else Object.assign(state, nothingKept())
      state.owner = email
    },
    /** Takes the account's list, which has the sent changes, and keeps the changes made since. */
    settle(sent: UnsentWishes, answer: AccountWishes) {
      state.unsent = {
        add: without(state.unsent.add, sent.add),
        remove: without(state.unsent.remove, sent.remove),
        ids: without(state.unsent.ids, sent.ids),
      }
      state.skus = changeWishes(answer.skus, state.unsent)
      state.ids = addWishlistIds(answer.ids, state.unsent.ids)
    },
  }
}

/** A shop's wish list. Visitors without one do not load its code. */
export const wishesOf = lateStore(createWishes)

/** Whether a change has anything in it. */
export function hasWishes({ add, remove, ids }: UnsentWishes): boolean {
  return [add, remove, ids].some((some) => some.length > 0)
}

function without(texts: readonly string[], others: readonly string[]): readonly string[] {
  return texts.filter((text) => !others.includes(text))
}
