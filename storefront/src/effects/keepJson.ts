import type { StorageKey, StorageWindow } from './storageKeys.ts'

/**
 * Keeps a value as JSON in the storage of its key. If storage is blocked, memory keeps the value until the page is left.
 * @param parse - returns the value, or undefined for an invalid one
 */
export function keepJson<T>(
  key: StorageKey,
  window: StorageWindow,
  parse: (json: unknown) => T | undefined,
) {
  let inMemory: T | undefined
  const readStored = () => {
    const text = key.read(window)
    try {
      return text === undefined ? undefined : parse(JSON.parse(text))
    } catch {
      return undefined
    }
  }
  return {
    read: () => readStored() ?? inMemory,
    write: (value: T | undefined) => {
      inMemory = value
      if (value === undefined) key.clear(window)
      else key.write(window, JSON.stringify(value))
    },
  }
}
