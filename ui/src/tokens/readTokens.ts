/** One custom property as a style sheet sets it. */
export interface Token {
  /** With its dashes: --color-text. */
  readonly name: string
  /** As written, var() and all. */
  readonly value: string
}

/** The custom properties of the first rule with this selector; none where there is no such rule. */
export function readTokens(css: string, selector = ':root'): readonly Token[] {
  const bare = css.replace(/\/\*[\s\S]*?\*\//gu, '')
  const start = bare.indexOf(`${selector} {`)
  if (start < 0) return []
  const block = bare.slice(start, bare.indexOf('}', start))
  return Array.from(block.matchAll(/(--[\w-]+):\s*([^;]+);/gu), ([, name = '', value = '']) => ({
    name,
    value: value.replace(/\s+/gu, ' ').trim(),
  }))
}

/** A token's value with every var() followed; undefined where the chain is broken. */
export function resolveToken(name: string, tokens: readonly Token[]): string | undefined {
  const value = tokens.findLast((token) => token.name === name)?.value
  const alias = value?.match(/^var\((--[\w-]+)\)$/u)?.[1]
  return alias === undefined ? value : resolveToken(alias, tokens)
}
