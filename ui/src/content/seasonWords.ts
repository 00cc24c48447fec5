import type { BannerId, CountryCode } from '@stemside/rules'
import type { SeasonWords } from '../banners/SeasonHero/index.ts'

const words: Readonly<Record<BannerId, SeasonWords>> = {
  birthday: {
    heading: 'Our birthday, your presents',
    text: 'We blow out the candles. You unpack a globe, a game or a kit.',
    action: 'Open the presents',
  },
  'black-friday': {
    heading: 'The dark side of STEM',
    text: 'Black Friday to Cyber Monday: four dark days, and toys that light them up.',
    action: 'Come to the dark side',
  },
  holiday: {
    heading: 'Still played with in July',
    text: 'Toys to unwrap this winter, and to ask questions of all year.',
    action: 'Fill the sleigh',
  },
  'republic-day': {
    heading: 'Happy Republic Day',
    text: 'Kites up! The big bundles come down: globes, games and kits in one box.',
    action: 'See the bundles',
  },
  'back-to-school': {
    heading: 'First bell, best bag',
    text: 'Maths, letters and logic that nobody calls homework.',
    action: 'Pack the bag',
  },
  'july-4': {
    heading: 'Sparks, minus the bang',
    text: 'A long weekend for experiments that light up more than the sky.',
    action: 'Light it up',
  },
  launch: {
    heading: 'Ready for lift-off',
    text: 'New on the launch pad. Be among the first on board.',
    action: 'Climb aboard',
  },
  rakhi: {
    heading: 'Tie a thread, share a toy',
    text: 'For brothers and sisters who argue about everything but the globe.',
    action: 'Find their present',
  },
  'welcome-2022': {
    heading: 'Good morning, 2022',
    text: 'A new year, once more around the sun. Begin it with a toy that answers.',
    action: 'Start the year',
  },
  welcome: {
    heading: 'Glad you crossed over',
    text: 'Your first step on the STEM side costs a little less.',
    action: 'Meet the toys',
  },
  instagram: {
    heading: 'Out of the feed, into your hands',
    text: 'You saw it on a screen. This is what it feels like on the carpet.',
    action: 'See it for real',
  },
}

/** Schools in India begin in June, with the rains. */
const schoolInIndia: SeasonWords = {
  ...words['back-to-school'],
  text: 'New class, new rains, new questions: maths, letters and logic to hold.',
}

/** What the season's hero says in a country. */
export function seasonWords(id: BannerId, country: CountryCode): SeasonWords {
  return id === 'back-to-school' && country === 'IN' ? schoolInIndia : words[id]
}
