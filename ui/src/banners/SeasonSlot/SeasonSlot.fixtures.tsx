import { heroIn } from '../SeasonHero/SeasonHero.fixtures.ts'
import { SeasonHero } from '../SeasonHero/index.ts'

export const welcomeHero = <SeasonHero {...heroIn('welcome', 'US')} />
