import { useEffect, useRef, useState } from 'react'
import { subscribeKey } from 'valtio/utils'
import { keepJson } from '../effects/keepJson.ts'
import { storageKeys } from '../effects/storageKeys.ts'
import { useStores } from './StoresContext.tsx'

type Fields = Readonly<Record<string, string>>

/** What was typed into one form of one account. */
interface KeptText {
  readonly form: string
  readonly email: string
  readonly fields: Fields
}

export interface TypedText {
  /** The text from before signing in again, by field name; empty if there is none. */
  readonly typed: Fields
  /** Notes a field while it is typed. */
  readonly note: (name: string, value: string) => void
  /** Called once the form is saved or closed. */
  readonly forget: () => void
}

/**
 * Keeps the typed text of an account's form while the user signs in again, because signing in with
 * Google leaves the page (docs/decisions/252). The text is restored once, for the same form and
 * account.
 */
export function useTypedText(form: string): TypedText {
  const { session } = useStores()
  const [storage] = useState(() => keepJson(storageKeys.typedText, window, parseKeptText))
  const [typed] = useState<Fields>(() => {
    const kept = storage.read()
    return kept?.form === form && kept.email === session.state.user?.email ? kept.fields : {}
  })
  const fields = useRef(typed)
  useEffect(() => {
    // The text of another form waits for that form.
    if (storage.read()?.form === form) storage.write(undefined)
    const keep = () => {
      const { formerUser } = session.state
      if (formerUser === undefined || Object.keys(fields.current).length === 0) return
      storage.write({ form, email: formerUser.email, fields: fields.current })
    }
    return subscribeKey(session.state, 'departures', keep, true)
  }, [storage, session, form])
  return {
    typed,
    note: (name, value) => {
      fields.current = { ...fields.current, [name]: value }
    },
    forget: () => {
      fields.current = {}
      storage.write(undefined)
    },
  }
}

function parseKeptText(value: unknown): KeptText | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const form: unknown = Reflect.get(value, 'form')
  const email: unknown = Reflect.get(value, 'email')
  const fields: unknown = Reflect.get(value, 'fields')
  if (typeof form !== 'string' || typeof email !== 'string') return undefined
  if (typeof fields !== 'object' || fields === null) return undefined
  const texts = Object.entries(fields).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  )
  return { form, email, fields: Object.fromEntries(texts) }
}
