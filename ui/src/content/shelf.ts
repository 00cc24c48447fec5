import type { SoldSku } from '@stemside/rules'
import type { ShelfWords } from '../commerce/words.ts'

/** The texts of all cards. The type lists the sold skus, so that none can be forgotten. */
export const shelf: Readonly<Record<SoldSku, ShelfWords>> = {
  orboot: card('Orboot', 'Earth', 'Explore 400 world wonders', 4, 10, ['geography', 'stem']),
  orboot_dinos: card('Orboot', 'Dinos', 'Bring alive 50+ dinosaurs', 4, 10, ['geography', 'stem']),
  orboot_mars: card('Orboot', 'Mars', 'Unravel missions & rovers', 6, 12, [
    'space_science',
    'stem',
  ]),
  orboot_expansion_pack: card(
    'Orboot',
    'Expansion Pack',
    'Needs Orboot Earth: adds sixty stickers and quests',
    4,
    10,
    ['geography'],
  ),
  tacto_electronic: card('Tacto', 'Electronics', 'Wire circuits that light up on screen', 6, 12, [
    'stem',
    'problemsolving',
  ]),
  tacto_classics: card('Tacto', 'Classics', 'Four family board games, one tablet', 4, undefined, [
    'planning',
    'problemsolving',
  ]),
  tacto_chess: card('Tacto', 'Chess', 'Learn every move through stories', 6, 12, [
    'planning',
    'problemsolving',
  ]),
  tacto_coding: card('Tacto', 'Coding', 'Guide a hero with blocks you can hold', 5, 10, [
    'coding',
    'problemsolving',
  ]),
  tacto_laser: card('Tacto', 'Laser', 'Bend light with real mirrors', 6, 12, [
    'stem',
    'problemsolving',
  ]),
  tacto_dinos: card('Tacto', 'Dinos', 'Stomp figurines through the age of dinosaurs', 4, 8, [
    'stem',
    'planning',
  ]),
  tacto_doctor: card('Tacto', 'Doctor', 'Run a clinic with hands-on tools', 4, 8, [
    'stem',
    'problemsolving',
  ]),
  plugo_count: card('Plugo', 'Count', 'Maths with number tiles you hold', 5, 10, [
    'stem',
    'problemsolving',
  ]),
  plugo_letters: card('Plugo', 'Letters', 'Spell out words that come to life', 4, 10, [
    'linguistic',
  ]),
  plugo_piano: card('Plugo', 'Tunes', 'A piano that teaches itself', 5, 10, ['ainsteam']),
  plugo_slingshot: card('Plugo', 'Slingshot', 'Pull, aim, and learn how things fly', 5, 10, [
    'stem',
    'planning',
  ]),
  plugo_link: card('Plugo', 'Link', 'Build bridges and machines, bar by bar', 5, 10, [
    'stem',
    'ainsteam',
  ]),
  plugo_farm: card('Plugo', 'Farm', 'Sow, feed and trade on your own farm', 4, 8, [
    'planning',
    'stem',
  ]),
  plugo_detective: card('Plugo', 'Detective', 'Crack codes and follow the clues', 6, 12, [
    'problemsolving',
    'linguistic',
  ]),
  plugo_animals: card('Plugo', 'Animals', 'Meet wild animals and where they live', 4, 8, [
    'geography',
    'stem',
  ]),
  plugo_coding: card('Plugo', 'Coding', 'Snap commands together, watch them run', 5, 10, [
    'coding',
    'problemsolving',
  ]),
  plugo_gamepad: card(
    'Plugo',
    'Gamepad',
    'The base that every Plugo kit plugs into',
    4,
    undefined,
    ['stem'],
  ),
  stemwizpack: card('Bundle', 'STEM Wiz Pack', 'Count, Letters and Link with one gamepad', 5, 10, [
    'stem',
    'linguistic',
    'problemsolving',
  ]),
  learners_pack: card('Bundle', 'Learners Pack', 'Count and Letters with one gamepad', 4, 10, [
    'stem',
    'linguistic',
  ]),
  tacto_night_cc: card(
    'Bundle',
    'Game Night Pack',
    'Chess and Classics for the whole table',
    6,
    undefined,
    ['planning', 'problemsolving'],
  ),
  tacto_stem_pack_2: card(
    'Bundle',
    'Tacto STEM Pack 2',
    'Laser and Electronics in one box',
    6,
    12,
    ['stem', 'problemsolving'],
  ),
  tacto_stem_pack_3: card(
    'Bundle',
    'Tacto STEM Pack 3',
    'Laser, Electronics and Coding together',
    6,
    12,
    ['stem', 'coding'],
  ),
  whos_the_monster_in_oko: card(
    'E-storybook',
    'Who’s the Monster in Oko?',
    'A mystery that a small mouse solves',
    4,
    8,
    ['linguistic'],
  ),
  the_comet_who_was_late: card(
    'E-storybook',
    'The Comet Who Was Late',
    'A bedtime trip around the sun',
    4,
    8,
    ['linguistic', 'space_science'],
  ),
  a_map_of_all_the_winds: card(
    'E-storybook',
    'A Map of All the Winds',
    'Follow a kite across seven countries',
    4,
    8,
    ['linguistic', 'geography'],
  ),
  dabble_paper_circuits: card('Dabble', 'Paper Circuits', 'Cards and lanterns that glow', 6, 12, [
    'stem',
    'ainsteam',
  ]),
  dabble_crystal_garden: card('Dabble', 'Crystal Garden', 'Grow a garden overnight', 6, 12, [
    'stem',
    'ainsteam',
  ]),
  dabble_marble_run: card('Dabble', 'Marble Run', 'Cardboard, marbles and gravity', 6, 12, [
    'stem',
    'planning',
  ]),
}

function card(
  kicker: string,
  title: string,
  line: string,
  from: number,
  to: number | undefined,
  categories: ShelfWords['categories'],
): ShelfWords {
  return { kicker, title, line, ages: to === undefined ? { from } : { from, to }, categories }
}
