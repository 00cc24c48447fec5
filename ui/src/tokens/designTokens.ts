import { purposes } from './purposes.ts'
import type { Token } from './readTokens.ts'

/** A token in the format of the Design Tokens Community Group, October 2025. */
export interface DesignToken {
  readonly $type: string
  readonly $value: unknown
  /** What it is for. A colour of the palette has none. */
  readonly $description?: string
  /** The CSS value, if the format cannot express it: a size that grows with the viewport. */
  readonly $extensions?: { readonly 'stemside.css': string }
}

export type DesignTokens = Readonly<Record<string, Readonly<Record<string, DesignToken>>>>

/**
 * Converts the tokens to the Design Tokens format for design tools: --color-text with
 * var(--palette-ink) becomes color.text with {palette.ink}. A size that grows with the viewport
 * gets its largest value.
 */
export function toDesignTokens(tokens: readonly Token[]): DesignTokens {
  const groups: Record<string, Record<string, DesignToken>> = {}
  for (const { name, value } of tokens) {
    const { group, key } = place(name)
    const $description = purposes[name]
    const token = {
      ...toDesignToken(value, groups),
      ...($description !== undefined && { $description }),
    }
    groups[group] = { ...groups[group], [key]: token }
  }
  return groups
}

/** --space-section → group "space", key "section". */
function place(name: string): { group: string; key: string } {
  const [, group = '', key = 'base'] = name.match(/^--([a-z]+)(?:-(.+))?$/u) ?? []
  return { group, key }
}

function toDesignToken(value: string, known: DesignTokens): DesignToken {
  const alias = value.match(/^var\((--[\w-]+)\)$/u)?.[1]
  if (alias !== undefined) {
    const { group, key } = place(alias)
    return { $type: known[group]?.[key]?.$type ?? 'color', $value: `{${group}.${key}}` }
  }
  const largest = value.match(/^clamp\(.+, ([\d.]+(?:px|rem))\)$/u)?.[1]
  if (largest !== undefined) {
    return { ...toDesignToken(largest, known), $extensions: { 'stemside.css': value } }
  }
  if (/^(?:#|rgb\()/u.test(value)) return { $type: 'color', $value: toColor(value) }
  if (/^[\d.]+(?:px|rem)$/u.test(value)) return { $type: 'dimension', $value: toMeasure(value) }
  if (/^[\d.]+ms$/u.test(value)) return { $type: 'duration', $value: toMeasure(value) }
  if (/^-?[\d.]+em$/u.test(value)) {
    return {
      $type: 'number',
      $value: Number.parseFloat(value),
      $extensions: { 'stemside.css': value },
    }
  }
  if (value.startsWith('cubic-bezier(')) {
    return { $type: 'cubicBezier', $value: value.slice(13, -1).split(',').map(Number) }
  }
  if (value.endsWith('sans-serif')) {
    const families = value.split(',').map((family) => family.trim().replaceAll("'", ''))
    return { $type: 'fontFamily', $value: families }
  }
  if (value.includes(' color-mix(')) {
    return {
      $type: 'shadow',
      $value: value.split(/, (?=0 )/u).map((layer) => toShadow(layer, known)),
    }
  }
  return { $type: 'number', $value: Number(value) }
}

/** '1.5rem' → 1.5 and its unit. */
function toMeasure(value: string) {
  return { value: Number.parseFloat(value), unit: value.replace(/^[\d.]+/u, '') }
}

/** '#17203d' or 'rgb(23 32 61 / 8%)', in sRGB from 0 to 1. */
function toColor(value: string) {
  const [, red = 0, green = 0, blue = 0, percent = 100] = (
    value.match(/^rgb\((\d+) (\d+) (\d+) \/ ([\d.]+)%\)$/u) ?? []
  ).map(Number)
  const bytes = value.startsWith('#') ? toBytes(value.slice(1)) : [red, green, blue]
  return {
    colorSpace: 'srgb',
    components: bytes.map((byte) => Math.round((byte / 255) * 10_000) / 10_000),
    alpha: percent / 100,
    hex: `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`,
  }
}

/** 'fff' or '17203d' → three bytes. */
function toBytes(hex: string): readonly number[] {
  const long = hex.length === 3 ? Array.from(hex, (digit) => digit + digit).join('') : hex
  return Array.from(long.matchAll(/../gu), ([byte]) => Number.parseInt(byte, 16))
}

/** '0 1px 2px color-mix(in srgb, var(--palette-ink) 8%, transparent)'. */
function toShadow(value: string, known: DesignTokens) {
  const [lengths = '', color = ''] = value.split(/ (?=color-mix)/u)
  const [offsetX = '0', offsetY = '0', blur = '0'] = lengths.split(' ')
  return {
    color: toFaded(color, known),
    offsetX: toPx(offsetX),
    offsetY: toPx(offsetY),
    blur: toPx(blur),
    spread: toPx('0'),
  }
}

/** A colour of the palette with a part of its opacity. The format has no alias for that, so the value is written out. */
function toFaded(value: string, known: DesignTokens) {
  const [, name = '', percent = ''] =
    value.match(/^color-mix\(in srgb, var\((--[\w-]+)\) (\d+)%, transparent\)$/u) ?? []
  const { group, key } = place(name)
  const whole = known[group]?.[key]?.$value
  return { ...(typeof whole === 'object' && whole), alpha: Number(percent) / 100 }
}

/** '2px', or '0'. */
function toPx(length: string) {
  return { value: Number.parseFloat(length), unit: 'px' }
}
