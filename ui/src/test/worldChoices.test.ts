import { countryCodes } from '@stemside/rules'
import { describe, expect, test } from 'vitest'
import {
  choose,
  countriesWith,
  dayOf,
  initialWorld,
  presets,
  toGlobals,
} from '../../../.storybook/worldChoices.ts'
import { seasons } from '../themes/seasons.ts'
import { readWorld } from './world.ts'

test.each([
  ['black-friday', 'IN', '2026-11-27'],
  ['rakhi', 'IN', '2026-08-22'],
  ['rakhi', 'US', undefined],
  ['welcome-2022', 'GB', '2022-01-01'],
] as const)('%s in %s starts on %s', (season, country, day) => {
  expect(dayOf(season, country)).toBe(day)
})

test('every season has a country and a day in the menu', () => {
  expect(seasons.filter((season) => countriesWith(season).length === 0)).toEqual([])
  expect(countriesWith('default')).toEqual(countryCodes)
})

describe('choosing', () => {
  test('a season sets its date, and the first country that has it', () => {
    expect(choose(initialWorld, { season: 'republic-day' })).toMatchObject({
      country: 'IN',
      date: '2026-01-20',
    })
  })

  test('a season keeps a country that has it', () => {
    const inCanada = choose(initialWorld, { country: 'CA' })
    expect(choose(inCanada, { season: 'holiday' }).country).toBe('CA')
  })

  test('a date sets the season that the country has on it', () => {
    expect(choose(initialWorld, { date: '2026-07-04' }).season).toBe('july-4')
    expect(choose({ ...initialWorld, country: 'GB' }, { date: '2026-07-04' }).season).toBe(
      'default',
    )
  })

  test('a country keeps the day if the season holds there too, and else moves it', () => {
    const schoolInUs = choose(initialWorld, { season: 'back-to-school' })
    expect(choose(schoolInUs, { country: 'GB' }).date).toBe(dayOf('back-to-school', 'GB'))
    const inIndia = choose(schoolInUs, { country: 'IN' })
    expect(inIndia).toMatchObject({ season: 'back-to-school', date: dayOf('back-to-school', 'IN') })
    expect(inIndia.date).not.toBe(schoolInUs.date)
    const aMayDay = choose(initialWorld, { date: '2026-05-20' })
    expect(choose(aMayDay, { country: 'GB' }).date).toBe('2026-05-20')
  })

  test('a scheme changes nothing else', () => {
    expect(choose(initialWorld, { scheme: 'dark' })).toEqual({ ...initialWorld, scheme: 'dark' })
  })
})

test('a preset is a world in which season, country and date agree', () => {
  for (const { world } of presets) expect(choose(world, { country: world.country })).toEqual(world)
})

test('every world survives a round trip through the globals of the URL', () => {
  const worlds = [
    initialWorld,
    ...presets.map(({ world }) => world),
    ...seasons.map((season) => choose(initialWorld, { season })),
  ]
  for (const world of worlds) expect(readWorld(toGlobals(world))).toEqual(world)
})
