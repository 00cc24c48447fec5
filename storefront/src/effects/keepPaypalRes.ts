import { storageKeys, type StorageWindow } from './storageKeys.ts'

/**
 * Keeps what a payer has answered on the provider's page. Clears the key first, so that waiting tabs get an event
 * (`hearPaypalRes.ts`) even if the last answer was the same. Only the page /payment loads this file.
 */
export function keepPaypalRes(window: StorageWindow, result: string): void {
  storageKeys.paypalRes.clear(window)
  storageKeys.paypalRes.write(window, result)
}
