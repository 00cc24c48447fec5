import type { Sku } from '../catalogue/types.ts'
import type { CountryCode } from '../countries/codes.ts'
import type { Device } from '../devices/judgeDevice.ts'
import type { Availability } from '../stock.ts'
import { fitsAge, type AgeBand } from './ages.ts'
import { interests } from './interests.ts'
import { shelfOrder } from './sortOrders.ts'
import type { ShelfEntry } from './shelf.ts'
import { fitsLine, shelfLines, type ShelfLine } from './shelfLines.ts'

/** The kinds of device that each line's app runs on. */
export const devicesOfLine: Readonly<Record<ShelfLine, readonly Device['kind'][]>> = {
  orboot: ['phone', 'tablet'],
  tacto: ['tablet'],
  plugo: ['phone', 'tablet'],
}

/** What a shopper answers to a toy finder. */
export interface FinderAnswers {
  readonly age: AgeBand
  /** The id of one of `interests`. Undefined means that anything is welcome. */
  readonly interest: string | undefined
  /** Undefined means that the shopper does not know yet. */
  readonly device: Device['kind'] | undefined
}

export type ToyAdvice<T> =
  | {
      readonly answer: 'toy'
      readonly toy: T
      /** Up to two more toys that fit age and device. */
      readonly others: readonly T[]
      /** False if no toy that fits and is in stock is for the interest. */
      readonly matchesInterest: boolean
    }
  /** Toys of this age are there, but their apps do not run on the device. */
  | { readonly answer: 'device' }
  /** Nothing of this age is in stock. */
  | { readonly answer: 'none' }

type Candidate = Pick<ShelfEntry, 'sku' | 'ages'> & { readonly availability: Availability }

/**
 * One of the given toys for a child, and two others. Age and device always have to fit, because a toy may be too hard
 * or have parts that are too small; the interest may go unmet. Among toys that fit equally, the country's most
 * popular one is chosen.
 */
export function adviseToy<T extends Candidate>(
  toys: readonly T[],
  { age, interest, device }: FinderAnswers,
  country: CountryCode,
): ToyAdvice<T> {
  const wanted: readonly Sku[] = interests.find(({ id }) => id === interest)?.skus ?? []
  const order = [...new Set([...wanted, ...shelfOrder('popular', country)])]
  const ofAge = toys
    .filter(({ ages, availability }) => fitsAge(ages, age) && availability !== 'out-of-stock')
    .toSorted((a, b) => order.indexOf(a.sku) - order.indexOf(b.sku))
  const [toy, ...rest] = ofAge.filter(({ sku }) => runsOn(sku, device))
  if (toy === undefined) return { answer: ofAge.length > 0 ? 'device' : 'none' }
  return {
    answer: 'toy',
    toy,
    others: rest.slice(0, 2),
    matchesInterest: wanted.length === 0 || wanted.includes(toy.sku),
  }
}

/** Whether the app of a toy's line runs on a kind of device. */
function runsOn(sku: Sku, device: Device['kind'] | undefined): boolean {
  const line = shelfLines.find((one) => fitsLine(sku, one))
  return device === undefined || line === undefined || devicesOfLine[line].includes(device)
}
