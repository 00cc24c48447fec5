import type { BackerChoices, BackerProgress } from '@stemside/ui/screens/KickstarterScreen'
import { subscribe } from 'valtio'
import { fieldOf } from '../api/fieldOf.ts'
import { backerOf, type BackerStore } from '../state/backer.ts'
import type { Stores } from '../state/createStores.ts'
import { textFields } from '../state/textFields.ts'
import { keepJson } from './keepJson.ts'
import { readAnew, type ListeningWindow } from './readAnew.ts'
import { storageKeys, type StorageWindow } from './storageKeys.ts'

/** The parts of a window that this needs. */
type TabWindow = StorageWindow & ListeningWindow

const started = new WeakSet<Stores>()

/** Returns the backer's store, and keeps it in the tab for as long as the page is open. */
export function startBacker(stores: Stores, window: TabWindow): BackerStore {
  const backer = backerOf(stores)
  if (!started.has(stores)) {
    started.add(stores)
    keepBacker(backer, window)
  }
  return backer
}

function keepBacker(backer: BackerStore, window: TabWindow): void {
  const key = storageKeys.backer
  const { read, write } = keepJson(key, window, parseProgress)
  const save = () => {
    const { choices, reached } = backer.state
    write(reached === 0 ? undefined : { choices, reached })
  }
  const stored = read()
  // A step may be done before storage is read. Then what is stored is out of date.
  if (backer.state.reached > 0) save()
  else if (stored !== undefined) backer.restore(stored)
  subscribe(backer.state, save)
  // The shop may have been reset while the browser kept the page for Back.
  readAnew(window, [], () => {
    if (key.isBlocked(window)) return
    if (key.read(window) === undefined) write(undefined)
    backer.restore(read())
  })
}

const parseChoices = textFields([
  'backerNumber',
  'email',
  'reward',
  'colour',
  'passportName',
  'upgrade',
])

/** Keeps known choices with text and drops the rest. */
function parseProgress(value: unknown): BackerProgress | undefined {
  const reached = fieldOf(value, 'reached')
  if (typeof reached !== 'number') return undefined
  const choices = fieldOf(value, 'choices')
  const address = textsOf(fieldOf(choices, 'address'))
  const known: BackerChoices = parseChoices(choices)
  return {
    reached,
    choices: Object.keys(address).length === 0 ? known : { ...known, address },
  }
}

function textsOf(value: unknown): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(value ?? {}).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  )
}
