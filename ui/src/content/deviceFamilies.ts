import type { Device } from '@stemside/rules'

/** A family's models from a number on. The first row whose number is reached applies. */
interface Models {
  readonly from: number
  /** The least version that each of them runs. */
  readonly versionFrom: number
  /** The diagonal of the screen, if all of them have the same. */
  readonly inches?: number
}

interface Family {
  readonly name: string
  readonly device: Pick<Device, 'kind' | 'system'>
  /** The number, or a letter name, that follows the family's name. */
  readonly pattern: RegExp
  /** The numbers that letter names stand for. */
  readonly letters?: Readonly<Record<string, number>>
  /** The newest models first. */
  readonly models: readonly Models[]
}

const phone = { kind: 'phone', system: 'iOS' } as const
const tablet = { kind: 'tablet', system: 'iOS' } as const

const families: readonly Family[] = [
  {
    name: 'Apple iPhone',
    device: phone,
    pattern: /^iphone (6s|\d{1,2}|se|xs|xr|x)(?: ?(?:e|s|plus|mini|pro|max))*$/,
    letters: { '6s': 7, se: 7, x: 10, xr: 10, xs: 10 },
    models: [
      { from: 11, versionFrom: 18 },
      { from: 8, versionFrom: 16 },
      { from: 7, versionFrom: 15 },
    ],
  },
  {
    name: 'Apple iPad mini',
    device: tablet,
    pattern: /^ipad mini (\d)$/,
    models: [
      { from: 8, versionFrom: 18 },
      { from: 6, versionFrom: 18, inches: 8.3 },
      { from: 5, versionFrom: 18, inches: 7.9 },
      { from: 4, versionFrom: 15, inches: 7.9 },
    ],
  },
  {
    name: 'Apple iPad Air',
    device: tablet,
    pattern: /^ipad air (\d)$/,
    models: [
      { from: 6, versionFrom: 18 },
      { from: 4, versionFrom: 18, inches: 10.9 },
      { from: 3, versionFrom: 18, inches: 10.5 },
    ],
  },
  {
    name: 'Apple iPad',
    device: tablet,
    pattern: /^ipad (\d{1,2})$/,
    models: [
      { from: 12, versionFrom: 18 },
      { from: 10, versionFrom: 18, inches: 10.9 },
      { from: 7, versionFrom: 18, inches: 10.2 },
      { from: 5, versionFrom: 16, inches: 9.7 },
    ],
  },
]

/**
 * A device that the page's list does not name, by the rule of its family: each iPhone from 7 on runs iOS 15. Undefined for
 * an older model, and for a maker whose names do not tell the version.
 */
export function deviceOfFamily(
  typed: string,
): { readonly name: string; readonly device: Device } | undefined {
  const words = typed
    .toLowerCase()
    .replaceAll(/^apple\s|\bgen(?:eration)?\b|(?<=\d)(?:st|nd|rd|th)\b/gu, ' ')
    .trim()
    .replaceAll(/\s+/gu, ' ')
  for (const { name, device, pattern, letters = {}, models } of families) {
    const model = pattern.exec(words)?.[1]
    if (model === undefined) continue
    const number = letters[model] ?? Number(model)
    const row = models.find(({ from }) => number >= from)
    if (row === undefined) return undefined
    return {
      name: `${name}${words.slice(name.length - 'Apple '.length).replaceAll(/ [a-z]+/gu, asWritten)}`,
      device: { ...device, versionFrom: row.versionFrom, inches: row.inches },
    }
  }
  return undefined
}

/** " se" → " SE", " pro" → " Pro". */
function asWritten(word: string): string {
  return word.length <= 3 ? word.toUpperCase() : word.slice(0, 2).toUpperCase() + word.slice(2)
}
