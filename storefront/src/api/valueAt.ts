import { fieldOf, filledText } from './fieldOf.ts'

/* Reads an answer of another system, which may hold anything. */

export type Path = readonly (string | number)[]

/** The value at a path, such as `['author', 0]`; undefined if there is none. */
export function valueAt(value: unknown, path: Path): unknown {
  let found = value
  for (const key of path) found = fieldOf(found, key)
  return found
}

/** A text that is not blank. */
export function textAt(value: unknown, path: Path): string | undefined {
  return filledText(valueAt(value, path))
}

/** A number above zero. */
export function numberAt(value: unknown, path: Path): number | undefined {
  const number = valueAt(value, path)
  return typeof number === 'number' && number > 0 ? number : undefined
}

/** A list; an empty one if there is none. */
export function listAt(value: unknown, path: Path): readonly unknown[] {
  const list = valueAt(value, path)
  return Array.isArray(list) ? list : []
}

/** An object; an empty one if there is none. */
export function objectAt(value: unknown, path: Path): object {
  const found = valueAt(value, path)
  return typeof found === 'object' && found !== null ? found : {}
}

/** The day of a time, such as 2026-11-03. */
export function dayAt(value: unknown, path: Path): string | undefined {
  const day = textAt(value, path)?.slice(0, 10)
  return day !== undefined && !Number.isNaN(Date.parse(day)) ? day : undefined
}
