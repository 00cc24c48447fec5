import { addWishlistIds, changeWishes } from '@stemside/rules'
import { subscribe } from 'valtio'
import { fieldOf } from '../api/fieldOf.ts'
import type { Stores } from '../state/createStores.ts'
import { wishesOf, type KeptWishes, type WishStore } from '../state/wishes.ts'
import { readAnew, type ListeningWindow } from './readAnew.ts'
import { storageKeys, type StorageWindow } from './storageKeys.ts'

/** The parts of a window that this needs. */
type TabWindow = StorageWindow & ListeningWindow

const started = new WeakSet<Stores>()

/** Returns the wish list, and keeps it in the browser for as long as the page is open. */
export function startWishes(stores: Stores, window: TabWindow): WishStore {
  const wishes = wishesOf(stores)
  if (!started.has(stores)) {
    started.add(stores)
    keepWishes(wishes, window)
  }
  return wishes
}

/** Keeps the wish list in local storage, the same in all tabs, until the returned function is called. */
export function keepWishes(wishes: WishStore, window: TabWindow): () => void {
  const key = storageKeys.wishes
  const read = () => wishes.restore(parse(key.read(window)))
  const save = () => {
    const { skus, ids, owner, unsent } = wishes.state
    const isEmpty = skus.length + ids.length === 0 && owner === undefined
    const text = isEmpty ? undefined : JSON.stringify({ skus, ids, owner, unsent })
    if (text === key.read(window)) return
    if (text === undefined) key.clear(window)
    else key.write(window, text)
  }
  read()
  const stop = subscribe(wishes.state, save)
  const stopReading = readAnew(window, [key], () => {
    if (!key.isBlocked(window)) read()
  })
  return () => {
    stop()
    stopReading()
  }
}

/** The stored list; undefined if there is none that can be read. */
function parse(text: string | undefined): KeptWishes | undefined {
  let value: unknown
  try {
    value = JSON.parse(text ?? 'null')
  } catch {
    return undefined
  }
  const owner = fieldOf(value, 'owner')
  const unsent = fieldOf(value, 'unsent')
  return {
    skus: changeWishes([], { add: textsOf(value, 'skus'), remove: [] }),
    ids: addWishlistIds([], textsOf(value, 'ids')),
    owner: typeof owner === 'string' ? owner : undefined,
    unsent: {
      add: textsOf(unsent, 'add'),
      remove: textsOf(unsent, 'remove'),
      ids: textsOf(unsent, 'ids'),
    },
  }
}

function textsOf(value: unknown, name: string): readonly string[] {
  const field = fieldOf(value, name)
  return Array.isArray(field) ? field.filter((text) => typeof text === 'string') : []
}
