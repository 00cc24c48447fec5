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

/** The offer of a visit. The thin bar above each page shows it and links to /shop (§2.58); on the home page, SeasonHero shows it too. */
export interface Banner {
  readonly id: BannerId
  /** The smallest minimum first. */
  readonly offers: readonly BannerOffer[]
  /** Its last day; absent if it has none. */
  readonly lastDay?: IsoDate
  /** Whether the offer lasts while stock lasts. */
  readonly isLimited?: true
}

export interface Visit {
  readonly country: CountryCode
  /** Today's date in the country's time zone, by the store's clock (docs/decisions/381). */
  readonly date: IsoDate
  /** The `utm_source` of the page's address. */
  readonly utmSource?: string
}

/**
 * The banner of a visit: Instagram's if `utmSource` names Instagram, else the season's, else Welcome.
 * Source: §2.37, §2.57.
 */
export function bannerFor({ country, date, utmSource }: Visit): Banner {
  if (utmSource === 'instagram') return { id: 'instagram', offers: automaticOffers[country] }
  for (const { id, window, offers, isLimited } of seasons) {
    const here = offers[country]
    const days = window(yearOf(date))
    if (!here || !days) continue
    const [first, lastDay] = days
    // ISO dates sort as texts.
    if (first > date || date > lastDay) continue
    return { id, offers: here, lastDay, ...(isLimited && { isLimited }) }
  }
  return { id: 'welcome', offers: welcomeOffers[country] }
}
