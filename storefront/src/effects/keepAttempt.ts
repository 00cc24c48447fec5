import type { Purchase } from '@stemside/rules'
import type { AttemptKeeper } from '../state/attempts.ts'
import { keepJson } from './keepJson.ts'
import { storageKeys, type StorageWindow } from './storageKeys.ts'

interface Sent {
  readonly key: string
  readonly purchase: Purchase
}

/**
 * Keeps an order that has no answer. All tabs share its key, so that one cart is paid once in whatever tab. Only the
 * tab that sent it keeps the purchase, because it holds an address.
 */
export function keepAttempt(window: StorageWindow): AttemptKeeper<Purchase> {
  const { orderKey } = storageKeys
  const own = keepJson(storageKeys.attempt, window, (json) => (isSent(json) ? json : undefined))
  return {
    read: () => {
      const sent = own.read()
      const key = sent?.key ?? orderKey.read(window)
      return key === undefined ? undefined : { key, request: sent?.purchase }
    },
    write: ({ key, request: purchase }) => {
      own.write({ key, purchase })
      orderKey.write(window, key)
    },
    forget: (key) => {
      if (own.read()?.key === key) own.write(undefined)
      if (orderKey.read(window) === key) orderKey.clear(window)
    },
  }
}

/** Only this shop writes it, and the store validates the order. */
function isSent(value: unknown): value is Sent {
  return typeof value === 'object' && value !== null && 'purchase' in value && 'key' in value
}
