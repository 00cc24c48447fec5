import type { Token } from './readTokens.ts'

/** A token as the Design Tokens Community Group's format has it. */
export interface DesignToken {
  readonly $type?: 'color' | 'dimension' | 'duration' | 'fontFamily' | 'fontWeight' | 'number'
  readonly $value: string | number
}

export type DesignTokens = Readonly<Record<string, Readonly<Record<string, DesignToken>>>>

/**
 * The tokens in the Design Tokens format, for design tools: --color-text with var(--palette-ink)
 * becomes color.text with {palette.ink}.
 */
export function toDesignTokens(tokens: readonly Token[]): DesignTokens {
  const groups: Record<string, Record<string, DesignToken>> = {}
  for (const { name, value } of tokens) {
    const { group, key } = place(name)
    groups[group] = { ...groups[group], [key]: toDesignToken(value) }
  }
  return groups
}

/** --space-section → group "space", key "section". */
function place(name: string): { group: string; key: string } {
  const [, group = '', key = 'base'] = name.match(/^--([a-z]+)(?:-(.+))?$/u) ?? []
  return { group, key }
}

function toDesignToken(value: string): DesignToken {
  const alias = value.match(/^var\((--[\w-]+)\)$/u)?.[1]
  if (alias !== undefined) {
    const { group, key } = place(alias)
    return { $value: `{${group}.${key}}` }
  }
  if (/^#[\da-f]{3,8}$/iu.test(value) || value.startsWith('rgb(')) {
    return { $type: 'color', $value: value }
  }
  if (/^[\d.]+(?:px|rem)$/u.test(value)) return { $type: 'dimension', $value: value }
  if (/^[\d.]+ms$/u.test(value)) return { $type: 'duration', $value: value }
  if (/^-?[\d.]+$/u.test(value)) return { $type: 'number', $value: Number(value) }
  if (value.endsWith('sans-serif')) return { $type: 'fontFamily', $value: value }
  return { $value: value }
}
