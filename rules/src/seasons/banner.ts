import { yearOf, type IsoDate } from '../calendar.ts'
import type { CountryCode } from '../countries/countries.ts'
import {
  automaticOffers,
  seasons,
  welcomeOffers,
  type BannerOffer,
  type SeasonId,
} from './table.ts'

export type BannerId = SeasonId | 'welcome' | 'instagram'

/** What the top of the page says. Every banner leads to /shop (specification §2). */
export interface Banner {
  readonly id: BannerId
  /** The smallest minimum first. */
  readonly offers: readonly BannerOffer[]
  /** Its last day; absent where it has none. */
  readonly lastDay?: IsoDate
}

export interface Visit {
  readonly country: CountryCode
  /** Today, where the visitor is. */
  readonly date: IsoDate
  /** The address's `utm_source`. */
  readonly utmSource?: string
}

/**
 * The one banner of a visit: Instagram's for those who come from there, else the season's, else
 * Welcome. Source: specification §2, "Query parameters", "Seasonal banners".
 */
export function bannerFor({ country, date, utmSource }: Visit): Banner {
  if (utmSource === 'instagram') return { id: 'instagram', offers: automaticOffers[country] }
  for (const { id, window, offers } of seasons) {
    const here = offers[country]
    const [first, lastDay] = window(yearOf(date))
    // ISO dates can be compared as texts.
    if (here && first <= date && date <= lastDay) return { id, offers: here, lastDay }
  }
  return { id: 'welcome', offers: welcomeOffers[country] }
}
