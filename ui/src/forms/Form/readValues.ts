import type { FormValues } from './FormContext.ts'

/** The values of a form's fields by name, as they would be submitted. */
export function readValues(form: HTMLFormElement | null): FormValues {
  const entries = form ? Array.from(new FormData(form)) : []
  return Object.fromEntries(
    entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}
