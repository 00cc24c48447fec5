/** One custom property of a style sheet. */
export interface Token {
  /** Its name with dashes: --color-text. */
  readonly name: string
  /** Its value as written, with var(). */
  readonly value: string
}

/** The formatter breaks a long selector inside of its brackets. */
const bracketSpace = /(?<=\()\s+|\s+(?=\))/gu

/** The custom properties of the first rule with this selector; empty without such a rule. */
export function readTokens(css: string, selector = ':root'): readonly Token[] {
  const bare = css
    .replace(/\/\*[\s\S]*?\*\//gu, '')
    .replace(bracketSpace, '')
    .replace(/\s+/gu, ' ')
  const start = bare.indexOf(`${selector} {`)
  if (start < 0) return []
  const block = bare.slice(start, bare.indexOf('}', start))
  return Array.from(block.matchAll(/(--[\w-]+):\s*([^;]+);/gu), ([, name = '', value = '']) => ({
    name,
    value: value.trim(),
  }))
}

/** A token's value with every var() resolved; undefined if a name is unknown. */
export function resolveToken(name: string, tokens: readonly Token[]): string | undefined {
  const value = tokens.findLast((token) => token.name === name)?.value
  const alias = value?.match(/^var\((--[\w-]+)\)$/u)?.[1]
  return alias === undefined ? value : resolveToken(alias, tokens)
}
