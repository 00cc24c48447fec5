/* JavaScript and JSX as text. */

export const isName = (key: string) => /^[A-Za-z_$][\w$]*$/u.test(key)

export const quoted = (text: string) =>
  `'${JSON.stringify(text)
    .slice(1, -1)
    .replaceAll(String.raw`\"`, '"')
    .replaceAll("'", String.raw`\'`)}'`

/** Begins an element of several lines on a line of its own. */
export const onLinesOfItsOwn = (code: string) =>
  code.startsWith('<') && code.includes('\n') ? `\n${code.replaceAll(/^/gmu, '  ')}\n` : code

/** Items in one line if they fit, else below each other. */
export function block(open: string, items: readonly string[], close: string): string {
  const line = items.join(', ')
  if (items.length === 0) return `${open}${close}`.replaceAll(' ', '')
  return line.length <= 60 && !line.includes('\n')
    ? `${open}${line}${close}`
    : `${open.trim()}\n${items.join(',\n').replaceAll(/^/gmu, '  ')},\n${close.trim()}`
}
