import {
  bannerFor,
  countryCodes,
  type Banner,
  type BannerId,
  type CountryCode,
  type IsoDate,
  type Visit,
} from '@stemside/rules'
import { bannerWords, currentSavingText } from '../../content/bannerWords.ts'
import { seasonWords } from '../../content/seasonWords.ts'
import { recorded } from '../../fixtures/recorded.ts'
import type { World } from '../../test/world.ts'

/** A day on which each banner is shown. */
const days: Readonly<Record<Exclude<BannerId, 'instagram'>, IsoDate>> = {
  birthday: '2026-04-15',
  'black-friday': '2026-11-27',
  holiday: '2026-12-20',
  'republic-day': '2026-01-26',
  'back-to-school': '2026-08-25',
  'july-4': '2026-07-04',
  launch: '2026-10-10',
  rakhi: '2026-08-26',
  'welcome-2022': '2022-01-10',
  welcome: '2026-05-05',
}

/** Schools in India begin in June. */
const schoolDayInIndia: IsoDate = '2026-06-01'

/** Every banner, in the order of a year. */
const bannerIds = [
  'welcome',
  'welcome-2022',
  'republic-day',
  'birthday',
  'july-4',
  'back-to-school',
  'rakhi',
  'launch',
  'black-friday',
  'holiday',
  'instagram',
] as const satisfies readonly BannerId[]

/** The banner in a country; undefined if the country never shows it. */
function bannerIn(id: BannerId, country: CountryCode): Banner | undefined {
  const isSchoolInIndia = id === 'back-to-school' && country === 'IN'
  const visit: Visit =
    id === 'instagram'
      ? { country, date: days.welcome, utmSource: 'instagram' }
      : { country, date: isSchoolInIndia ? schoolDayInIndia : days[id] }
  const banner = bannerFor(visit)
  return banner.id === id ? banner : undefined
}

const heroes = countryCodes.flatMap((country) =>
  bannerIds.flatMap((id) => {
    const banner = bannerIn(id, country)
    return banner === undefined ? [] : [{ banner, words: seasonWords(id, country), country }]
  }),
)

/** The hero in a country, or in the first country that shows its banner. */
export const heroIn = recorded((id: BannerId, country: CountryCode) => {
  const shown = heroes.filter(({ banner }) => banner.id === id)
  const hero = shown.find((one) => one.country === country) ?? shown[0]
  if (hero === undefined) throw new Error(`No country shows the banner ${id}`)
  return hero
})

/** The same hero after the shopper removed the automatic coupon: each offer names its code. */
export const heroByCode = recorded((id: BannerId, country: CountryCode) => {
  const { banner, ...rest } = heroIn(id, country)
  const offers = banner.offers.map(({ code, basisPoints, minimum }) => ({
    code,
    basisPoints,
    minimum,
  }))
  return { ...rest, banner: { ...banner, offers } }
})

/** Every banner in every country that shows it. */
export const everyHero = heroes.map(({ banner, country }) => heroIn(banner.id, country))

/** The hero of the season that Storybook's toolbar has chosen. */
export const heroInWorld = ({ season, country }: Pick<World, 'season' | 'country'>) =>
  heroIn(season === 'default' ? 'welcome' : season, country)

/** The words of that season's thin bar. */
export function barInWorld(world: Pick<World, 'season' | 'country'>) {
  const { banner, country } = heroInWorld(world)
  return bannerWords(banner, country)
}

/** Each banner once, in the US or the first country that shows it. */
export const oneOfEach = bannerIds.map((id) => heroIn(id, 'US'))

/** The automatic coupon is worth more than Welcome's ten percent. */
export const spring30 = currentSavingText({ code: 'SPRING30', basisPoints: 3000 })
