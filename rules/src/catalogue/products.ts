import { storeName } from '../storeName.ts'
import type { Product, ProductKind, ProductLine, Sku } from './types.ts'

/** The products that are sold. Source: §2.15 (routes), §3.23 (display names). */
const shelf = {
  orboot: sold('Orboot Earth', 'orboot', 'toy', '/orboot/earth'),
  orboot_dinos: sold('Orboot Dinos', 'orboot', 'toy', '/orboot/dinos'),
  orboot_mars: sold('Orboot Mars', 'orboot', 'toy', '/orboot/mars'),
  orboot_expansion_pack: sold(
    'Orboot Expansion Pack',
    'orboot',
    'expansion',
    '/orboot/expansionpack',
  ),

  tacto_electronic: sold('Tacto Electronics', 'tacto', 'toy', '/tacto/electronics'),
  tacto_classics: sold('Tacto Classics', 'tacto', 'toy', '/tacto/classics'),
  tacto_chess: sold('Tacto Chess', 'tacto', 'toy', '/tacto/chess'),
  tacto_coding: sold('Tacto Coding', 'tacto', 'toy', '/tacto/coding'),
  tacto_laser: sold('Tacto Laser', 'tacto', 'toy', '/tacto/laser'),
  tacto_dinos: sold('Tacto Dinos', 'tacto', 'toy', '/tacto/dino'),
  tacto_doctor: sold('Tacto Doctor', 'tacto', 'toy', '/tacto/doctor'),

  plugo_count: sold('Plugo Count', 'plugo', 'kit', '/plugo/count'),
  plugo_letters: sold('Plugo Letters', 'plugo', 'kit', '/plugo/letters'),
  plugo_piano: sold('Plugo Tunes', 'plugo', 'kit', '/plugo/tunes'),
  plugo_slingshot: sold('Plugo Slingshot', 'plugo', 'kit', '/plugo'),
  plugo_link: sold('Plugo Link', 'plugo', 'kit', '/plugo/link'),
  plugo_farm: sold('Plugo Farm', 'plugo', 'kit', '/plugo/farm'),
  plugo_detective: sold('Plugo Detective', 'plugo', 'kit', '/plugo/detective'),
  plugo_animals: sold('Plugo Animals', 'plugo', 'kit', '/plugo/animals'),
  plugo_coding: sold('Plugo Coding', 'plugo', 'kit', '/plugo/coding'),
  plugo_gamepad: sold('Plugo Gamepad', 'plugo', 'gamepad', '/plugo'),

  stemwizpack: sold('STEM Wiz Pack', 'bundle', 'bundle', '/plugo/stemwizpack'),
  learners_pack: sold('Learners Pack', 'bundle', 'bundle', '/plugo/learnerspack'),
  tacto_night_cc: sold('Tacto Game Night Pack', 'bundle', 'bundle', '/tacto'),
  tacto_stem_pack_2: sold('Tacto STEM Pack 2', 'bundle', 'bundle', '/tacto'),
  tacto_stem_pack_3: sold('Tacto STEM Pack 3', 'bundle', 'bundle', '/tacto'),

  whos_the_monster_in_oko: sold('Who’s the Monster in Oko?', 'storybook', 'digital', '/storybooks'),
  the_comet_who_was_late: sold('The Comet Who Was Late', 'storybook', 'digital', '/storybooks'),
  a_map_of_all_the_winds: sold('A Map of All the Winds', 'storybook', 'digital', '/storybooks'),

  dabble_paper_circuits: sold('Dabble Paper Circuits', 'dabble', 'craft', '/shop'),
  dabble_crystal_garden: sold('Dabble Crystal Garden', 'dabble', 'craft', '/shop'),
  dabble_marble_run: sold('Dabble Marble Run', 'dabble', 'craft', '/shop'),
}

/** Products that are no longer sold. Old orders still name them. Source: §3.23. */
const retired = {
  space: legacy('Space'),
  safari: legacy('Safari'),
  travel: legacy('Travel'),
  jobs: legacy('Jobs'),
  ride: legacy('Ride'),
  cosmos: legacy('Cosmos'),
  jeep: legacy('Jeep'),
  boat: legacy('Boat'),
  galaxy: legacy('Galaxy'),
  mingling_monster: legacy('Mingling Monster'),
  plugo_1_kit: legacy('Plugo with 1 Kit'),
  plugo_2_kit: legacy('Plugo with 2 Kits'),
  plugo_4_kit: legacy('Plugo with 4 Kits'),
  plugo_steer: legacy('Plugo Steer'),
  plugo_quest: legacy('Plugo Quest'),
  classroom_pack: legacy('Classroom Pack'),
  makerspace_pack: legacy('Makerspace Pack'),
  starter_pack: legacy('Starter Pack'),
  plugo_3_kit: legacy('Plugo with 3 Kits'),
  tacto_stem_pack_1: legacy('Tacto STEM Pack 1'),
  orboot_upgrade_kit: legacy('Orboot Upgrade Kit'),
}

/** A name in orders and mails that is never a line of a cart. Combos are named in `combos.ts`. */
const named = {
  e_gift: onlyNamed(`${storeName} E-Gift`, 'gift', 'gift'),
}

/** A sku that at least one country sells. */
export type SoldSku = keyof typeof shelf
export type LegacySku = keyof typeof retired
/** Every sku that the shop has a name for. */
export type KnownSku = SoldSku | LegacySku | keyof typeof named | typeof surpriseGiftSku

/** The free item that joins large orders: price 0, no page. Source: §1.7. */
export const surpriseGiftSku = 'surprise_gift'

/** The gamepad that every Plugo kit is played with. */
export const gamepadSku = 'plugo_gamepad' satisfies SoldSku

/** Every product, by sku. */
export const products: Readonly<Record<KnownSku, Product>> = {
  ...shelf,
  ...retired,
  ...named,
  [surpriseGiftSku]: onlyNamed('Surprise Gift', 'gift', 'gift'),
}

/** The skus on the shelf, in the order of the table. */
export const soldSkus: readonly SoldSku[] = /* @__PURE__ */ Object.keys(shelf).filter(isSoldSku)

/** Whether the shop has a name for this sku. */
export function isKnownSku(sku: Sku): sku is KnownSku {
  return Object.hasOwn(products, sku)
}

/** A product of the shop; undefined for an unknown sku. */
export function productOf(sku: Sku): Product | undefined {
  return isKnownSku(sku) ? products[sku] : undefined
}

/** Whether at least one country sells this sku. */
export function isSoldSku(sku: Sku): sku is SoldSku {
  return Object.hasOwn(shelf, sku)
}

function sold(name: string, line: ProductLine, kind: ProductKind, route: `/${string}`): Product {
  return { name, line, kind, sold: true, route }
}

function legacy(name: string): Product {
  return onlyNamed(name, 'legacy', 'toy')
}

function onlyNamed(name: string, line: ProductLine, kind: ProductKind): Product {
  return { name, line, kind, sold: false }
}
