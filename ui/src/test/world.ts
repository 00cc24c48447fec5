import { defaultCountry, parseCountry, parseDate } from '@stemside/rules'
import type { CountryCode, IsoDate } from '@stemside/rules'
import { seasons } from '../themes/seasons.ts'
import type { Season } from '../themes/seasons.ts'

/** The circumstances that Storybook's toolbar chooses for a story. */
export interface World {
  country: CountryCode
  season: Season
  date: IsoDate
  session: 'visitor' | 'member'
  /** Percent of the browser's text size. */
  textSize: number
}

/**
 * Reads them from a story's globals. A story gets its `country` from here whenever it has one;
 * what else follows from the world it says itself: `parameters: { inWorld: (world: World) => args }`.
 */
export function readWorld(globals: Readonly<Record<string, unknown>>): World {
  return {
    country: parseCountry(globals['country']) ?? defaultCountry,
    season: seasons.find((season) => season === globals['season']) ?? 'default',
    date: parseDate(globals['date']) ?? '2026-11-21',
    session: globals['session'] === 'member' ? 'member' : 'visitor',
    textSize: Number.parseInt(String(globals['textSize']), 10) || 100,
  }
}

/** What follows from the world for a story: its parameter `inWorld`. */
export type InWorld = (world: World) => object

export function isInWorld(parameter: unknown): parameter is InWorld {
  return typeof parameter === 'function'
}
