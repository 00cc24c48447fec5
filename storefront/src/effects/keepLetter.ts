import type { SentLetter } from '../api/contact.ts'
import { attemptKeeper, type OwnAttempt } from '../state/attempts.ts'
import { textFields, type TextFields } from '../state/textFields.ts'
import { keepJson } from './keepJson.ts'
import type { StorageKey, StorageWindow } from './storageKeys.ts'

const fields = [
  'name',
  'email',
  'subject',
  'message',
  'school',
  'children',
  'wish',
  'devices',
] as const

/** What was typed into a letter to the shop, by field name. */
type LetterDraft = TextFields<(typeof fields)[number]>

const parseDraft = textFields(fields)

interface Kept {
  readonly typed: LetterDraft
  /** The letter that was sent last and has no answer yet. */
  readonly attempt?: OwnAttempt<SentLetter>
}

/**
 * Keeps what is typed into a letter as long as the tab: a page that is reloaded after a failure, or left for
 * another page, still has it. A letter without an answer is kept too, so that a retry after a reload sends no second
 * one.
 */
export function keepLetter(window: StorageWindow, storage: StorageKey) {
  const { read, write } = keepJson(storage, window, parseKept)
  return {
    read: (): LetterDraft | undefined => read()?.typed,
    keepField: (name: string, value: string) => {
      const kept = read()
      write({ ...kept, typed: parseDraft({ ...kept?.typed, [name]: value }) })
    },
    /** Keeps a letter that was sent and has no answer yet. */
    attempt: attemptKeeper<SentLetter>(
      () => read()?.attempt,
      (attempt) => write({ typed: read()?.typed ?? {}, ...(attempt && { attempt }) }),
    ),
    /** The letter has arrived: clears the draft, unless something else was typed since `sent` was read. */
    arrived: (sent: LetterDraft | undefined) => {
      const typed = read()?.typed
      const isSame = fields.every((name) => typed?.[name] === sent?.[name])
      write(typed === undefined || isSame ? undefined : { typed })
    },
  }
}

function parseKept(value: unknown): Kept {
  if (typeof value !== 'object' || value === null) return { typed: {} }
  const typed = parseDraft(Reflect.get(value, 'typed'))
  const attempt: unknown = Reflect.get(value, 'attempt')
  return isAttempt(attempt) ? { typed, attempt } : { typed }
}

function isAttempt(value: unknown): value is NonNullable<Kept['attempt']> {
  if (typeof value !== 'object' || value === null) return false
  return typeof Reflect.get(value, 'key') === 'string' && 'request' in value
}
