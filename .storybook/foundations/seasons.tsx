import { bannerFor, countries } from '@stemside/rules'
import { DiscountBanner } from '../../ui/src/banners/DiscountBanner/index.ts'
import { offerInWorld } from '../../ui/src/banners/DiscountBanner/DiscountBanner.fixtures.tsx'
import { SeasonHero } from '../../ui/src/banners/SeasonHero/index.ts'
import { heroInWorld } from '../../ui/src/banners/SeasonHero/SeasonHero.fixtures.ts'
import { SeasonSlot } from '../../ui/src/banners/SeasonSlot/index.ts'
import { schemes, seasons } from '../../ui/src/themes/index.ts'
import type { Season } from '../../ui/src/themes/index.ts'
import { choose, countriesWith, dayOf, initialWorld, seasonTitles } from '../worldChoices.ts'
import styles from './foundations.module.css'

/** Each season with its days, its bar and its hero, in both schemes. Nothing here can be pressed. */
export function SeasonsSideBySide() {
  return (
    <div className={`sb-unstyled ${styles.page}`}>
      {seasons.map((season) => (
        <section key={season} className={styles.season} aria-label={seasonTitles[season]}>
          <p>
            <strong>{seasonTitles[season]}</strong> <code>{season}</code>
          </p>
          <ul>
            {daysOf(season).map((days) => (
              <li key={days}>{days}</li>
            ))}
          </ul>
          <div className={styles.looks}>
            {schemes.map((scheme) => (
              <div
                key={scheme}
                className={styles.look}
                data-season={season}
                data-scheme={scheme}
                inert
              >
                <div className={styles.desktop}>
                  <SeasonLook of={season} />
                </div>
              </div>
            ))}
          </div>
        </section>
      ))}
    </div>
  )
}

function SeasonLook({ of: season }: { of: Season }) {
  const world = choose(initialWorld, { season })
  return (
    <>
      <DiscountBanner {...offerInWorld(world)} />
      <SeasonSlot>
        <SeasonHero {...heroInWorld(world)} />
      </SeasonSlot>
    </>
  )
}

const range = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })

/** When a season is shown, in words: a line for each group of countries with the same days. */
function daysOf(season: Season): readonly string[] {
  if (season === 'default') return ['On every other day']
  if (season === 'instagram') return ['For visitors whose address has ?utm_source=instagram']
  const groups = new Map<string, readonly string[]>()
  for (const country of countriesWith(season)) {
    const date = dayOf(season, country) ?? initialWorld.date
    const { lastDay = date } = bannerFor({ country, date })
    const days = range.formatRange(new Date(date), new Date(lastDay))
    groups.set(days, [...(groups.get(days) ?? []), countries[country].name])
  }
  return Array.from(groups, ([days, names]) => `${names.join(', ')}: ${days}`)
}
