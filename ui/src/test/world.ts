import { defaultCountry, parseCountry } from '@stemside/rules'
import type { CountryCode } from '@stemside/rules'
import { seasons } from '../themes/seasons.ts'
import type { Season } from '../themes/seasons.ts'

/** The circumstances that Storybook's toolbar chooses for a story. */
export interface World {
  country: CountryCode
  season: Season
  /** ISO day, such as 2026-11-27. */
  date: string
  session: 'visitor' | 'member'
  /** Percent of the browser's text size. */
  textSize: number
}

/** Reads them from a story's globals: `render: (args, { globals }) => … readWorld(globals).country`. */
export function readWorld(globals: Readonly<Record<string, unknown>>): World {
  return {
    country: parseCountry(globals['country']) ?? defaultCountry,
    season: seasons.find((season) => season === globals['season']) ?? 'default',
    date: typeof globals['date'] === 'string' ? globals['date'] : '2026-11-21',
    session: globals['session'] === 'member' ? 'member' : 'visitor',
    textSize: Number(globals['textSize']) || 100,
  }
}
