import { mark, readMark, type HistoryWindow } from './historyMarks.ts'
import { storageKeys, type StorageWindow } from './storageKeys.ts'

/*
 * The key of an order without an answer outlives a crash, whose Refresh clears storage, in the history entry. Without
 * it, the next press on Pay could not ask what became of that order.
 */

type CarryingWindow = StorageWindow & HistoryWindow

/** Puts the key into the history entry. Call it before storage is cleared. */
export function carryOrderKey(window: CarryingWindow): void {
  const orderKey = storageKeys.orderKey.read(window)
  if (orderKey !== undefined) mark(window, { orderKey })
}

/**
 * Puts the key back into storage. What the order contained is lost, so the shop then treats the order as one that
 * another tab has sent.
 */
export function takeOrderKey(window: CarryingWindow): void {
  const orderKey = readMark(window, 'orderKey')
  if (typeof orderKey !== 'string') return
  storageKeys.orderKey.write(window, orderKey)
  mark(window, { orderKey: undefined })
}
