import { isSoldSku, type Sku, type SoldSku } from '@stemside/rules'

/** One short line about each product in the cart. Source: specification §3.18 (cartDesc). */
const cartLines: Readonly<Record<SoldSku, string>> = {
  orboot: 'AR globe with 400 world wonders',
  orboot_dinos: 'AR globe with 50+ dinosaurs',
  orboot_mars: 'AR globe of Mars, its missions and rovers',
  orboot_expansion_pack: 'Needs Orboot Earth: sixty stickers and quests',
  tacto_electronic: 'Circuit pieces that work on a tablet',
  tacto_classics: 'Four family board games for one tablet',
  tacto_chess: 'Chess taught through stories, with real pieces',
  tacto_coding: 'Arrows and loops that steer a robot',
  tacto_laser: 'Mirror puzzles with a beam of light',
  tacto_dinos: 'Dinosaur figures for games on a tablet',
  tacto_doctor: 'Doctor’s tools for a clinic on a tablet',
  plugo_count: 'Number tiles for sums you can hold',
  plugo_letters: 'Letter tiles that spell words to life',
  plugo_piano: 'Thirteen piano keys and a cat who listens',
  plugo_slingshot: 'Slingshot whose shots stay on the screen',
  plugo_link: 'Magnetic bars and balls for bridges and towers',
  plugo_farm: 'Animals and a barn for a farm on screen',
  plugo_detective: 'Clue tiles, a glass and cases to solve',
  plugo_animals: 'Wild animals that bring their homes along',
  plugo_coding: 'Command tiles to program a robot with',
  plugo_gamepad: 'The base for any Plugo kit',
  stemwizpack: 'Count, Letters, Link and a gamepad',
  learners_pack: 'Count, Letters and a gamepad',
  tacto_night_cc: 'Tacto Chess and Tacto Classics',
  tacto_stem_pack_2: 'Tacto Laser and Tacto Electronics',
  tacto_stem_pack_3: 'Tacto Laser, Electronics and Coding',
  whos_the_monster_in_oko: 'E-storybook, to read on a phone or tablet',
  the_comet_who_was_late: 'E-storybook for bedtime, with planets',
  a_map_of_all_the_winds: 'E-storybook across seven countries',
  dabble_paper_circuits: 'Craft kit: cards and lanterns that glow',
  dabble_crystal_garden: 'Craft kit: crystals that grow overnight',
  dabble_marble_run: 'Craft kit: a marble run in cardboard',
}

/** The line of a sku; a product that is only mentioned, not sold, has none. */
export function cartLineOf(sku: Sku): string | undefined {
  return isSoldSku(sku) ? cartLines[sku] : undefined
}
