import type { FieldMessages, Validated } from '@stemside/rules/validation'
import { useRef, useState } from 'react'
import type { ComponentProps, FormEvent } from 'react'
import { flushSync } from 'react-dom'
import { FormContext } from './FormContext.ts'
import type { FormValues } from './FormContext.ts'

const noMessages: FieldMessages = {}
const noValues: FormValues = {}
const noReport = () => undefined

export interface FormProps<Values> extends Omit<ComponentProps<'form'>, 'onSubmit'> {
  /** Judges the fields. The rules do it: `(values) => validate(loginForm, values)`. */
  check: (values: FormValues) => Validated<Values>
  /** The tidied values, once nothing is wrong with them. */
  onSubmit: (values: Values) => void
  /** What the server said, by field; each stands until its field is changed. */
  messages?: FieldMessages
  /** What the fields hold at first, by name. */
  initialValues?: FormValues
  /** Called with a field's name and value on each change, so that what is typed can be kept. @default nothing */
  onFieldChange?: ((name: string, value: string) => void) | undefined
}

/**
 * A form whose fields live in the browser, so that what was typed or filled in before the script
 * came is kept. A filled field is judged when it is left, all of them when the form is sent;
 * a message goes as soon as it is no longer true, and focus goes to the first field that has one.
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
  const [shown, setShown] = useState(messages)
  const [told, setTold] = useState(messages)
  if (told !== messages) {
    setTold(messages)
    setShown(messages)
  }

  const judge = () => check(readValues(form.current))

  const judgeField = ({ target }: FormEvent, isLeft: boolean) => {
    if (!isNamed(target)) return
    const { name, value } = target
    if (!(isLeft ? value !== '' : name in shown)) return
    const verdict = judge()
    const message = verdict.ok ? undefined : verdict.messages[name]
    const { [name]: _, ...others } = shown
    setShown(message === undefined ? others : { ...others, [name]: message })
  }

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const verdict = judge()
    flushSync(() => setShown(verdict.ok ? noMessages : verdict.messages))
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
        if (isNamed(target)) onFieldChange(target.name, target.value)
        judgeField(event, false)
      }}
      onBlur={(event) => judgeField(event, true)}
    >
      <FormContext value={{ messages: shown, initialValues, reportChange: onFieldChange }}>
        {children}
      </FormContext>
    </form>
  )
}

function readValues(form: HTMLFormElement | null): FormValues {
  const entries = form ? Array.from(new FormData(form)) : []
  return Object.fromEntries(
    entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}

function isNamed(target: EventTarget): target is HTMLInputElement | HTMLSelectElement {
  return 'name' in target && target.name !== '' && 'value' in target
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
