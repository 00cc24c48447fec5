import type { SoldSku } from '@stemside/rules'
import type { ProductWords } from '../commerce/words.ts'

/**
 * Each product's texts and pictures are a chunk of their own, so that a page loads only its own
 * product's.
 */
const modules: Readonly<Record<SoldSku, () => Promise<{ readonly words: ProductWords }>>> = {
  orboot: () => import('./products/orboot.ts'),
  orboot_dinos: () => import('./products/orboot_dinos.ts'),
  orboot_mars: () => import('./products/orboot_mars.ts'),
  orboot_expansion_pack: () => import('./products/orboot_expansion_pack.ts'),
  tacto_electronic: () => import('./products/tacto_electronic.ts'),
  tacto_classics: () => import('./products/tacto_classics.ts'),
  tacto_chess: () => import('./products/tacto_chess.ts'),
  tacto_coding: () => import('./products/tacto_coding.ts'),
  tacto_laser: () => import('./products/tacto_laser.ts'),
  tacto_dinos: () => import('./products/tacto_dinos.ts'),
  tacto_doctor: () => import('./products/tacto_doctor.ts'),
  plugo_count: () => import('./products/plugo_count.ts'),
  plugo_letters: () => import('./products/plugo_letters.ts'),
  plugo_piano: () => import('./products/plugo_piano.ts'),
  plugo_slingshot: () => import('./products/plugo_slingshot.ts'),
  plugo_link: () => import('./products/plugo_link.ts'),
  plugo_farm: () => import('./products/plugo_farm.ts'),
  plugo_detective: () => import('./products/plugo_detective.ts'),
  plugo_animals: () => import('./products/plugo_animals.ts'),
  plugo_coding: () => import('./products/plugo_coding.ts'),
  plugo_gamepad: () => import('./products/plugo_gamepad.ts'),
  stemwizpack: () => import('./products/stemwizpack.ts'),
  learners_pack: () => import('./products/learners_pack.ts'),
  tacto_night_cc: () => import('./products/tacto_night_cc.ts'),
  tacto_stem_pack_2: () => import('./products/tacto_stem_pack_2.ts'),
  tacto_stem_pack_3: () => import('./products/tacto_stem_pack_3.ts'),
  whos_the_monster_in_oko: () => import('./products/whos_the_monster_in_oko.ts'),
  the_comet_who_was_late: () => import('./products/the_comet_who_was_late.ts'),
  a_map_of_all_the_winds: () => import('./products/a_map_of_all_the_winds.ts'),
  dabble_paper_circuits: () => import('./products/dabble_paper_circuits.ts'),
  dabble_crystal_garden: () => import('./products/dabble_crystal_garden.ts'),
  dabble_marble_run: () => import('./products/dabble_marble_run.ts'),
}

/** Loads the texts of a product's page. Rejects if the chunk fails to load. */
export async function loadWords(sku: SoldSku): Promise<ProductWords> {
  return (await modules[sku]()).words
}
