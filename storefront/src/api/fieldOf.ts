/* Reads a value of another system or of the browser's storage, which may hold anything. */

/** A field of an object; undefined if there is none. */
export function fieldOf(value: unknown, name: string | number): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
}

/** The value, if it is a text that is not blank. */
export function filledText(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value : undefined
}
