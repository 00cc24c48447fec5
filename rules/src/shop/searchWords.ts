import type { SoldSku } from '../catalogue/products.ts'
import type { ProductLine } from '../catalogue/types.ts'
import type { Category } from './categories.ts'

/* Words that shoppers search for and that no name or card says. A new synonym is a word in one of these
   tables. */

/** Other words for the toys of a line. */
export const lineWords: Readonly<Partial<Record<ProductLine, string>>> = {
  orboot: 'globe world planet map atlas',
  tacto: 'tablet board game set family night figurines pieces',
  plugo: 'tablet kit set',
  bundle: 'set pack bundle box',
  storybook: 'books reading bedtime story ebook',
  dabble: 'craft experiment kit set making paper',
}

/** Other words for a skill. */
export const categoryWords: Readonly<Record<Category, string>> = {
  stem: 'science technology engineering',
  ainsteam: 'art music creative making',
  linguistic: 'english reading spelling writing words alphabet abc vocabulary',
  geography: 'countries continents map atlas travel animals',
  problemsolving: 'puzzles logic thinking brain',
  coding: 'programming computer code robots',
  planning: 'strategy thinking',
  space_science: 'astronomy planets stars rockets nasa solar system universe',
}

/** Other words for one toy. */
export const toyWords: Readonly<Partial<Record<SoldSku, string>>> = {
  orboot_dinos: 'dinosaurs jurassic fossils trex t-rex prehistoric',
  tacto_dinos: 'dinosaurs jurassic trex t-rex prehistoric',
  orboot_mars: 'space planet astronaut',
  tacto_doctor: 'hospital nurse medical pretend play',
  tacto_laser: 'physics light optics',
  tacto_electronic: 'physics electricity circuits',
  tacto_classics: 'ludo snakes ladders',
  plugo_count: 'mathematics arithmetic numbers sums addition counting',
  plugo_letters: 'alphabet abc spelling phonics',
  plugo_piano: 'music songs keyboard instrument',
  plugo_link: 'engineering construction building blocks',
  plugo_slingshot: 'physics angles',
  plugo_farm: 'business money trade',
  plugo_animals: 'zoo wildlife safari',
  plugo_gamepad: 'controller console spare',
  stemwizpack: 'mathematics spelling engineering',
  learners_pack: 'mathematics spelling alphabet',
  dabble_paper_circuits: 'electricity physics',
  dabble_crystal_garden: 'chemistry growing',
  dabble_marble_run: 'physics building',
}

/** Words that match every toy. They rank below words that are said of some toys only. */
export const commonWords =
  'educational learning AR augmented reality toys, games and gifts presents ideas for a an the my our to of in with under over from up but; kids, children, child, boys, girls, son, daughter, grandson, granddaughter, nephew, niece; birthday, Christmas, Diwali, Eid, holidays, party; age, years, yr, yo, old; sets, best, new, buy'
