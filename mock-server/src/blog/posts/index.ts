import type { Post } from '../types.ts'
import { circuitInTenMinutes } from './circuitInTenMinutes.ts'
import { crystalsAreSlow } from './crystalsAreSlow.ts'
import { dayAndNightLesson } from './dayAndNightLesson.ts'
import { dinosaurColours } from './dinosaurColours.ts'
import { dinosaursOnThePlayground } from './dinosaursOnThePlayground.ts'
import { greenlandAndAfrica } from './greenlandAndAfrica.ts'
import { helpingToDebug } from './helpingToDebug.ts'
import { jamSandwichRobot } from './jamSandwichRobot.ts'
import { launchWindow } from './launchWindow.ts'
import { lettersAndSounds } from './lettersAndSounds.ts'
import { losingWell } from './losingWell.ts'
import { mirrorsAndLight } from './mirrorsAndLight.ts'
import { moonThatFollows } from './moonThatFollows.ts'
import { oneTabletThirtyChildren } from './oneTabletThirtyChildren.ts'
import { packingForARainyWeek } from './packingForARainyWeek.ts'
import { penguinsAndTheNorth } from './penguinsAndTheNorth.ts'
import { readingAloudLonger } from './readingAloudLonger.ts'
import { screenTimeWithAr } from './screenTimeWithAr.ts'
import { secretMessages } from './secretMessages.ts'
import { seeingFour } from './seeingFour.ts'
import { spaghettiTowers } from './spaghettiTowers.ts'
import { talkingAboutMaps } from './talkingAboutMaps.ts'
import { theJarOnTheDesk } from './theJarOnTheDesk.ts'
import { threeChessOpenings } from './threeChessOpenings.ts'
import { threeEggsToSell } from './threeEggsToSell.ts'
import { timesTables } from './timesTables.ts'
import { whatTheSkillsMean } from './whatTheSkillsMean.ts'

/** Newest first, as a blog shows them. */
export const posts: readonly Post[] = [
  talkingAboutMaps,
  dayAndNightLesson,
  screenTimeWithAr,
  launchWindow,
  threeChessOpenings,
  whatTheSkillsMean,
  seeingFour,
  packingForARainyWeek,
  losingWell,
  dinosaurColours,
  jamSandwichRobot,
  helpingToDebug,
  circuitInTenMinutes,
  spaghettiTowers,
  mirrorsAndLight,
  crystalsAreSlow,
  readingAloudLonger,
  lettersAndSounds,
  threeEggsToSell,
  timesTables,
  theJarOnTheDesk,
  moonThatFollows,
  penguinsAndTheNorth,
  dinosaursOnThePlayground,
  oneTabletThirtyChildren,
  greenlandAndAfrica,
  secretMessages,
]
