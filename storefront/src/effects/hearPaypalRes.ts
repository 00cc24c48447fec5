import { readAnew, type ListeningWindow } from './readAnew.ts'
import { storageKeys, type StorageWindow } from './storageKeys.ts'

/* What a payer has answered on the provider's page. Anybody can write it into an address, so the shop only takes it as
   a hint to ask the store. */

const { paypalRes } = storageKeys

export function hasPaypalRes(window: StorageWindow): boolean {
  return paypalRes.read(window) !== undefined
}

export function clearPaypalRes(window: StorageWindow): void {
  paypalRes.clear(window)
}

/** Calls `ask` when the provider's page has answered in another tab, until the returned function is called. */
export function hearPaypalRes(
  window: StorageWindow & ListeningWindow,
  ask: () => void,
): () => void {
  return readAnew(window, [paypalRes], () => {
    if (hasPaypalRes(window)) ask()
  })
}
