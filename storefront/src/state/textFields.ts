/** What was typed into a form, by field name. */
export type TextFields<N extends string> = Readonly<Partial<Record<N, string>>>

/**
 * Returns a parser of stored fields. It keeps the named fields that have text, and drops everything else.
 * @param longest - the most characters of a field: a longer text is cut @default no limit
 */
export function textFields<N extends string>(names: readonly N[], longest = Number.MAX_VALUE) {
  return (value: unknown): TextFields<N> => {
    const texts: Partial<Record<N, string>> = {}
    if (typeof value !== 'object' || value === null) return texts
    for (const name of names) {
      const text: unknown = Reflect.get(value, name)
      if (typeof text === 'string') texts[name] = text.slice(0, longest)
    }
    return texts
  }
}
