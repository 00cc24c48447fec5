import { storageKeys, type StorageWindow } from './storageKeys.ts'

/**
 * Keeps what a payer has answered on the provider's page. It tells the tabs that wait for it (`hearPaypalRes.ts`), also if
 * the last payment had the same answer. Only the page /payment loads this file.
 */
export function keepPaypalRes(window: StorageWindow, result: string): void {
  storageKeys.paypalRes.clear(window)
  storageKeys.paypalRes.write(window, result)
}
