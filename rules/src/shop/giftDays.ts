import { addDays, isoDate, yearOf, type IsoDate } from '../calendar.ts'
import type { CountryCode } from '../countries/codes.ts'
import { rakshaBandhan } from '../seasons/windows.ts'
import { arrivesBefore } from './arrivesBefore.ts'

/** A day on which many children get a present. */
export interface GiftDay {
  readonly name: string
  readonly day: IsoDate
  /** The last day on which an order is in time; undefined if it is over. */
  readonly orderBy: IsoDate | undefined
}

/** How long before a gift day it is named: Christmas from 1 December. */
const daysAhead = 24

const days: readonly {
  readonly name: string
  readonly countries: readonly CountryCode[]
  /** Undefined in a year whose day the shop does not know. */
  readonly dayOf: (year: number) => IsoDate | undefined
}[] = [
  { name: 'Raksha Bandhan', countries: ['IN'], dayOf: (year) => rakshaBandhan[year] },
  {
    name: 'Christmas',
    countries: ['IN', 'US', 'GB', 'CA'],
    dayOf: (year) => isoDate(year, 12, 25),
  },
]

/** The next gift day of a country, if it is at most 24 days ahead, with the last day to order for it. Source: §2.96. */
export function nextGiftDay(country: CountryCode, today: IsoDate): GiftDay | undefined {
  for (const { name, countries, dayOf } of days) {
    const day = countries.includes(country) ? dayOf(yearOf(today)) : undefined
    if (day !== undefined && today < day && day <= addDays(today, daysAhead)) {
      return { name, day, orderBy: arrivesBefore(country, day, today).orderBy }
    }
  }
  return undefined
}
