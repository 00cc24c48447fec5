import { defaultCountry, parseCountry, parseDate } from '@stemside/rules'
import type { CountryCode, IsoDate } from '@stemside/rules'
import { schemes } from '../themes/schemes.ts'
import type { Scheme } from '../themes/schemes.ts'
import { seasons } from '../themes/seasons.ts'
import type { Season } from '../themes/seasons.ts'

/** The choices of the world menu in Storybook's toolbar. */
export interface World {
  country: CountryCode
  season: Season
  date: IsoDate
  session: 'visitor' | 'member'
  scheme: Scheme
  /** Percent of the browser's default text size. */
  textSize: number
}

/**
 * Reads the choices from a story's globals. A story with a `country` prop gets it from here. A
 * story whose other args depend on the toolbar computes them itself: `parameters: { inWorld:
 * (world: World) => args }`.
 */
export function readWorld(globals: Readonly<Record<string, unknown>>): World {
  return {
    country: parseCountry(globals['country']) ?? defaultCountry,
    season: seasons.find((season) => season === globals['season']) ?? 'default',
    date: parseDate(globals['date']) ?? '2026-11-21',
    session: globals['session'] === 'member' ? 'member' : 'visitor',
    scheme: schemes.find((scheme) => scheme === globals['scheme']) ?? 'light',
    textSize: Number.parseInt(String(globals['textSize']), 10) || 100,
  }
}

/** A story's parameter `inWorld`: the args that depend on the toolbar. */
export type InWorld = (world: World) => object

function isInWorld(parameter: unknown): parameter is InWorld {
  return typeof parameter === 'function'
}

interface Shown {
  args: object
  globals: Readonly<Record<string, unknown>>
  parameters: Readonly<Record<string, unknown>>
}

/** A story's args, with those that depend on the toolbar. */
export function argsInWorld({ args, globals, parameters }: Shown) {
  const world = readWorld(globals)
  const inWorld = parameters['inWorld']
  return {
    ...args,
    ...('country' in args && { country: world.country }),
    ...(isInWorld(inWorld) && inWorld(world)),
  }
}
