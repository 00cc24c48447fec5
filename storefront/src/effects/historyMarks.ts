import { fieldOf } from '../api/fieldOf.ts'
import type { SavedCart } from '../state/cart.ts'

/** The part of a window that this needs. */
export type HistoryWindow = Pick<Window, 'history'>

/**
 * Values that the history entry of the tab keeps: those that must outlive the crash page's Refresh, which clears storage,
 * and one from before the page is hydrated.
 */
interface Marks {
  /** The cart that the store has. */
  readonly savedCart?: SavedCart | undefined
  /** The key of an order without an answer. */
  readonly orderKey?: string | undefined
  /** Whether this browser has the hint of a session. */
  readonly isSignedIn?: true | undefined
  /** Why the store has refused the key of a mail's link. */
  readonly linkRefusal?: string | undefined
}

/** Puts marks into the present history entry; undefined removes one. */
export function mark({ history }: HistoryWindow, marks: Marks): void {
  history.replaceState({ ...history.state, ...marks }, '')
}

/** A mark of the present history entry; undefined if it has none. Another page may have written the entry. */
export function readMark({ history }: HistoryWindow, name: keyof Marks): unknown {
  return fieldOf(history.state, name)
}
