import type { FieldMessages, Validated } from '@stemside/rules/validation'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { ComponentProps, FormEvent } from 'react'
import { flushSync } from 'react-dom'
import { VisuallyHidden } from '../../core/VisuallyHidden/index.ts'
import { useAfterPress } from '../useAfterPress.ts'
import { FormContext } from './FormContext.ts'
import type { FormValues } from './FormContext.ts'
import { readValues } from './readValues.ts'

const noMessages: FieldMessages = {}
const noValues: FormValues = {}
const noReport = () => undefined

export interface FormProps<Values> extends Omit<ComponentProps<'form'>, 'onSubmit' | 'ref'> {
  /** Validates the fields by the rules: `(values) => validate(loginForm, values)`. */
  check: (values: FormValues) => Validated<Values>
  /** Called on submit with the normalised values when all of them are valid. */
  onSubmit: (values: Values) => void
  /**
   * The server's messages by field name. Each is shown until its field changes or the form is submitted: leaving
   * the field does not remove it, because only the server can judge it again.
   * @default none
   */
  messages?: FieldMessages
  /** The fields' initial values by name. @default empty */
  initialValues?: FormValues
  /** Called with a field's name and value on each change, so that a draft can be kept. @default nothing happens */
  onFieldChange?: ((name: string, value: string) => void) | undefined
}

/**
 * A form with uncontrolled fields: what was typed or filled in before hydration is kept. It validates a filled
 * field on blur and all fields on submit. A message disappears as soon as its field is valid. After a failed
 * submit the first invalid field has the focus, and the form announces how many fields failed instead of all messages.
 */
export function Form<Values>({
  check,
  onSubmit,
  messages = noMessages,
  initialValues = noValues,
  onFieldChange = noReport,
  children,
  ...rest
}: FormProps<Values>) {
  const form = useRef<HTMLFormElement>(null)
  const [found, setFound] = useState(noMessages)
  const [told, setTold] = useState(messages)
  /** How many fields failed at the last submit. An input into any field resets it to 0. */
  const [failed, setFailed] = useState(0)
  /** How often the form was submitted. As a key it replaces the announcement: screen readers do not repeat an old one. */
  const [submits, setSubmits] = useState(0)
  const [lastMessages, setLastMessages] = useState(messages)
  if (lastMessages !== messages) {
    setLastMessages(messages)
    setTold(messages)
    setFound(noMessages)
  }
  const shown = { ...told, ...found }

  const reportTyped = useEffectEvent(() => {
    for (const field of form.current?.elements ?? [])
      if (isNamed(field) && isFilledIn(field)) onFieldChange(field.name, valueOf(field))
  })
  // React raises no event for what the shopper typed, or the browser filled in, before hydration.
  useEffect(() => reportTyped(), [])

  const afterPress = useAfterPress()
  const judge = () => check(readValues(form.current))

  const judgeField = (name: string) => {
    const verdict = judge()
    const message = verdict.ok ? undefined : verdict.messages[name]
    setFound((current) =>
      message === undefined ? without(current, name) : { ...current, [name]: message },
    )
  }

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const verdict = judge()
    flushSync(() => {
      setTold(noMessages)
      setFound(verdict.ok ? noMessages : verdict.messages)
      setFailed(verdict.ok ? 0 : Object.keys(verdict.messages).length)
      setSubmits((before) => before + 1)
    })
    if (verdict.ok) onSubmit(verdict.values)
    else focusFirst(form.current, verdict.messages)
  }

  return (
    <form
      {...rest}
      ref={form}
      noValidate
      onSubmit={submit}
      onInput={(event) => {
        const { target } = event
        if (!isNamed(target)) return
        setFailed(0)
        onFieldChange(target.name, valueOf(target))
        if (!(target.name in shown)) return
        setTold((current) => without(current, target.name))
        judgeField(target.name)
      }}
      onBlur={({ target }) => {
        if (!isNamed(target) || target.value === '') return
        afterPress(() => judgeField(target.name))
      }}
    >
      <FormContext
        value={{
          messages: shown,
          live: failed > 0 ? 'off' : 'polite',
          initialValues,
          reportChange: onFieldChange,
        }}
      >
        {children}
      </FormContext>
      <VisuallyHidden aria-live="polite">
        {failed > 0 && <span key={submits}>{attention(failed)}</span>}
      </VisuallyHidden>
    </form>
  )
}

function attention(count: number): string {
  return count === 1 ? '1 field needs attention' : `${count} fields need attention`
}

function without(messages: FieldMessages, name: string): FieldMessages {
  const { [name]: _, ...others } = messages
  return others
}

function isNamed(target: EventTarget): target is HTMLInputElement | HTMLSelectElement {
  return 'name' in target && target.name !== '' && 'value' in target
}

/** The field's value; empty for a box that is not ticked. */
function valueOf(field: HTMLInputElement | HTMLSelectElement): string {
  return field.type === 'checkbox' && 'checked' in field && !field.checked ? '' : field.value
}

/** Whether the field no longer has the value that the page came with. */
function isFilledIn(field: HTMLInputElement | HTMLSelectElement): boolean {
  if (field.type === 'checkbox' && 'checked' in field) return field.checked !== field.defaultChecked
  if (!('options' in field)) return field.value !== field.defaultValue
  const byDefault = Array.from(field.options).findIndex(({ defaultSelected }) => defaultSelected)
  return field.selectedIndex !== Math.max(byDefault, 0)
}

function focusFirst(form: HTMLFormElement | null, messages: FieldMessages) {
  const failing = Array.from(form?.elements ?? []).find(
    (element): element is HTMLElement =>
      element instanceof HTMLElement &&
      element.getAttribute('type') !== 'hidden' &&
      (element.getAttribute('name') ?? '') in messages,
  )
  failing?.focus()
}
