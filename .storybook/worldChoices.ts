import { addDays, bannerFor, countryCodes } from '@stemside/rules'
import type { CountryCode, IsoDate } from '@stemside/rules'
import { seasonOf, seasons } from '../ui/src/themes/seasons.ts'
import type { Season } from '../ui/src/themes/seasons.ts'
import type { World } from '../ui/src/test/world.ts'

/** The world that Storybook starts with. */
export const initialWorld: World = {
  country: 'US',
  season: 'default',
  date: '2026-11-21',
  session: 'visitor',
  scheme: 'light',
  textSize: 100,
}

export const seasonTitles: Readonly<Record<Season, string>> = {
  default: 'An ordinary day',
  birthday: 'Birthday',
  'black-friday': 'Black Friday',
  holiday: 'Holiday',
  'republic-day': 'Republic Day',
  'back-to-school': 'Back to school',
  'july-4': 'July 4',
  launch: 'Launch',
  rakhi: 'Raksha Bandhan',
  'welcome-2022': 'Welcome 2022',
  instagram: 'From Instagram',
}

/** Welcome 2022 ended with its year. Every other season comes back each year. */
const years = [2026, 2022] as const

const days = years.flatMap((year) =>
  Array.from({ length: 365 }, (_, index) => addDays(`${year}-01-01`, index)),
)

/** The first day of a season in a country; undefined if the country does not have the season. */
export function dayOf(season: Season, country: CountryCode): IsoDate | undefined {
  // The Instagram season starts by a URL, not by a date.
  if (season === 'default' || season === 'instagram') return initialWorld.date
  return days.find((date) => seasonOn(date, country) === season)
}

function seasonOn(date: IsoDate, country: CountryCode): Season {
  return seasonOf(bannerFor({ country, date }).id)
}

/** The countries that have a season. */
export function countriesWith(season: Season): readonly CountryCode[] {
  return countryCodes.filter((country) => dayOf(season, country) !== undefined)
}

/** The seasons that a country has. */
export function seasonsIn(country: CountryCode): readonly Season[] {
  return seasons.filter((season) => dayOf(season, country) !== undefined)
}

/**
 * Returns the world after a choice, with matching country, season and date. Choosing a season also
 * sets a date and a country that have it. Choosing a date sets the country's season on that day.
 */
export function choose(world: World, choice: Partial<World>): World {
  const next = { ...world, ...choice }
  if (choice.date !== undefined && choice.season === undefined)
    return { ...next, season: seasonOn(next.date, next.country) }
  const { season } = next
  const country = dayOf(season, next.country) ? next.country : countriesWith(season)[0]
  if (country === undefined) return world
  const isInSeason = season !== 'instagram' && seasonOn(next.date, country) === season
  const date = isInSeason ? next.date : (dayOf(season, country) ?? next.date)
  return { ...next, country, date }
}

interface Preset {
  readonly title: string
  readonly world: World
}

const preset = (title: string, choice: Partial<World>): Preset => ({
  title,
  world: choose(initialWorld, choice),
})

/** Worlds that designers and QA look at often. */
export const presets: readonly Preset[] = [
  preset('Ordinary day, United States, visitor', {}),
  preset('Black Friday, India, signed in', {
    season: 'black-friday',
    country: 'IN',
    session: 'member',
  }),
  preset('Black Friday, India, signed in, dark', {
    season: 'black-friday',
    country: 'IN',
    session: 'member',
    scheme: 'dark',
  }),
  preset('Holiday, United Kingdom, visitor, dark', {
    season: 'holiday',
    country: 'GB',
    scheme: 'dark',
  }),
  preset('Raksha Bandhan, India, visitor', { season: 'rakhi', country: 'IN' }),
  preset('Ordinary day, Emirates, text at 200 %', { country: 'AE', textSize: 200 }),
]

/** The world of the preset with this title. */
export function worldOfPreset(title: string): World {
  const found = presets.find((each) => each.title === title)
  if (found === undefined) throw new Error(`The world menu has no preset "${title}"`)
  return found.world
}

/** A world as Storybook's globals, which the URL keeps (`&globals=country:IN;scheme:dark`). */
export function toGlobals(world: World) {
  // Not '100': Storybook would read it from the URL as a number.
  return { ...world, textSize: `${world.textSize}-percent` }
}
