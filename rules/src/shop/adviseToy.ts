import type { Sku } from '../catalogue/types.ts'
import type { CountryCode } from '../countries/codes.ts'
import type { Device } from '../devices/judgeDevice.ts'
import type { Availability } from '../stock.ts'
import { fitsAge, type AgeBand } from './ages.ts'
import { shelfOrder } from './sortOrders.ts'
import type { ShelfEntry } from './shelf.ts'
import type { ShelfLine } from './shelfLines.ts'

/** The kinds of device that each line's app runs on. */
export const devicesOfLine: Readonly<Record<ShelfLine, readonly Device['kind'][]>> = {
  orboot: ['phone', 'tablet'],
  tacto: ['tablet'],
  plugo: ['phone', 'tablet'],
}

/** The answers of a shopper who asks which toy of a line is right. */
export interface ToyQuestion {
  readonly line: ShelfLine
  readonly age: AgeBand
  /** The toys that train the wanted skill, best first. Empty means any skill. */
  readonly skus: readonly Sku[]
  /** Undefined means that the shopper does not know yet. */
  readonly device: Device['kind'] | undefined
}

export type ToyAdvice<T> =
  /** `trainsSkill` is false if no toy of this age trains the wanted skill. */
  | { readonly answer: 'toy'; readonly toy: T; readonly trainsSkill: boolean }
  /** The line's app does not run on the device. */
  | { readonly answer: 'device' }
  /** Nothing of this age is in stock. */
  | { readonly answer: 'none' }

type Candidate = Pick<ShelfEntry, 'sku' | 'ages'> & { readonly availability: Availability }

/**
 * One toy of a line for a child. The age always has to fit, because a toy may be too hard or have parts that are too
 * small; the skill may give way. Among toys that fit equally, the country's most popular one is chosen.
 */
export function adviseToy<T extends Candidate>(
  toys: readonly T[],
  { line, age, skus, device }: ToyQuestion,
  country: CountryCode,
): ToyAdvice<T> {
  if (device !== undefined && !devicesOfLine[line].includes(device)) return { answer: 'device' }
  const order = [...new Set([...skus, ...shelfOrder('popular', country)])]
  const [toy] = toys
    .filter(({ ages, availability }) => fitsAge(ages, age) && availability !== 'out-of-stock')
    .toSorted((a, b) => order.indexOf(a.sku) - order.indexOf(b.sku))
  if (toy === undefined) return { answer: 'none' }
  return { answer: 'toy', toy, trainsSkill: skus.length === 0 || skus.includes(toy.sku) }
}
