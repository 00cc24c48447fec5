import type { HistoryWindow } from './keepSavedCart.ts'
import { storageKeys, type StorageWindow } from './storageKeys.ts'

/*
 * The key of an order without an answer outlives a crash, whose Refresh clears storage, in the history entry. Without
 * it, the next press on Pay could not ask what became of that order.
 */

type CarryingWindow = StorageWindow & HistoryWindow

/** Puts the key into the history entry. Call it before storage is cleared. */
export function carryOrderKey(window: CarryingWindow): void {
  const orderKey = storageKeys.orderKey.read(window)
  if (orderKey !== undefined) mark(orderKey, window)
}

/**
 * Puts the key back into storage. What the order contained is lost, so the shop then treats the order as one that
 * another tab has sent.
 */
export function takeOrderKey(window: CarryingWindow): void {
  const state: unknown = window.history.state
  if (typeof state !== 'object' || state === null || !('orderKey' in state)) return
  if (typeof state.orderKey === 'string') storageKeys.orderKey.write(window, state.orderKey)
  mark(undefined, window)
}

function mark(orderKey: string | undefined, { history }: HistoryWindow): void {
  history.replaceState({ ...history.state, orderKey }, '')
}
