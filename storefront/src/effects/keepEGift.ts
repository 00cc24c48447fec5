import type { BoughtGift } from '@stemside/ui/screens/GiftScreen'
import type { EGift } from '../api/eGifts.ts'
import { attemptKeeper, type AttemptKeeper, type OwnAttempt } from '../state/attempts.ts'
import { parseEGiftDraft, type EGiftDraft } from '../state/eGift.ts'
import { keepJson } from './keepJson.ts'
import { storageKeys, type StorageWindow } from './storageKeys.ts'

/** Keeps what is typed into /gift only as long as the tab, because it names people. */
export function keepEGiftDraft(window: StorageWindow) {
  const { read, write } = keepJson(storageKeys.eGiftDraft, window, parseEGiftDraft)
  return {
    read: (): EGiftDraft => read() ?? {},
    /** Stores one field while it is typed. Fields of a card are ignored. */
    keepField: (name: string, value: string) =>
      write(parseEGiftDraft({ ...read(), [name]: value })),
    clear: () => write(undefined),
  }
}

/** Keeps an unanswered gift only as long as the tab. */
export function keepEGiftAttempt(window: StorageWindow): AttemptKeeper<EGift> {
  const { read, write } = keepJson(storageKeys.eGiftAttempt, window, (json) =>
    isAttempt(json) ? json : undefined,
  )
  return attemptKeeper(read, write)
}

/** Keeps the gift that /gift?sent thanks for, only as long as the tab. */
export function keepBoughtGift(window: StorageWindow) {
  return keepJson(storageKeys.boughtEGift, window, (json) =>
    isBoughtGift(json) ? json : undefined,
  )
}

/** Only this shop writes the key. */
function isBoughtGift(value: unknown): value is BoughtGift {
  return typeof value === 'object' && value !== null && 'recipient' in value
}

/** Only this shop writes the key, and the store validates the gift. */
function isAttempt(value: unknown): value is OwnAttempt<EGift> {
  return typeof value === 'object' && value !== null && 'request' in value && 'key' in value
}
