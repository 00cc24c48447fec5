import type { BannerId } from '@stemside/rules'
import type { ComponentType } from 'react'
import { BackToSchool } from './BackToSchool.tsx'
import { Birthday } from './Birthday.tsx'
import { BlackFriday } from './BlackFriday.tsx'
import { Holiday } from './Holiday.tsx'
import { Instagram } from './Instagram.tsx'
import { JulyFourth } from './JulyFourth.tsx'
import { Launch } from './Launch.tsx'
import { Rakhi } from './Rakhi.tsx'
import { RepublicDay } from './RepublicDay.tsx'
import { Welcome } from './Welcome.tsx'
import { Welcome2022 } from './Welcome2022.tsx'

/**
 * The picture of each banner, as SVG whose geometry is computed. A rendered picture would have about 30 KB for each size,
 * and its parts could not move.
 */
export const scenes: Readonly<Record<BannerId, ComponentType>> = {
  birthday: Birthday,
  'black-friday': BlackFriday,
  holiday: Holiday,
  'republic-day': RepublicDay,
  'back-to-school': BackToSchool,
  'july-4': JulyFourth,
  launch: Launch,
  rakhi: Rakhi,
  'welcome-2022': Welcome2022,
  welcome: Welcome,
  instagram: Instagram,
}
