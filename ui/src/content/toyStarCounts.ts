import type { SoldSku } from '@stemside/rules'
import type { StarCounts } from '../commerce/Reviews/index.ts'

/**
 * The star counts of each toy that has ratings, for /reviews. The texts of each product repeat its
 * counts, so that a product's page does not load this table. `words.test.ts` checks that both are
 * equal.
 */
export const toyStarCounts: Readonly<Partial<Record<SoldSku, StarCounts>>> = {
  orboot: { 5: 6175, 4: 693, 3: 124, 2: 33, 1: 16 },
  orboot_dinos: { 5: 3827, 4: 381, 3: 68, 2: 18, 1: 9 },
  orboot_mars: { 5: 1958, 4: 233, 3: 42, 2: 11, 1: 5 },
  orboot_expansion_pack: { 5: 411, 4: 63, 3: 11, 2: 3, 1: 1 },
  tacto_electronic: { 5: 846, 4: 106, 3: 19, 2: 5, 1: 2 },
  tacto_classics: { 5: 1000, 4: 139, 3: 25, 2: 7, 1: 3 },
  tacto_chess: { 5: 2293, 4: 200, 3: 36, 2: 9, 1: 5 },
  tacto_coding: { 5: 1115, 4: 125, 3: 22, 2: 6, 1: 3 },
  tacto_laser: { 5: 865, 4: 91, 3: 16, 2: 4, 1: 2 },
  tacto_dinos: { 5: 755, 4: 100, 3: 18, 2: 5, 1: 2 },
  tacto_doctor: { 5: 944, 4: 106, 3: 19, 2: 5, 1: 2 },
  plugo_count: { 5: 2522, 4: 251, 3: 45, 2: 12, 1: 6 },
  plugo_letters: { 5: 1814, 4: 192, 3: 34, 2: 9, 1: 5 },
  plugo_piano: { 5: 1083, 4: 150, 3: 27, 2: 7, 1: 4 },
  plugo_link: { 5: 1225, 4: 115, 3: 21, 2: 5, 1: 3 },
  plugo_farm: { 5: 593, 4: 74, 3: 13, 2: 3, 1: 2 },
  plugo_detective: { 5: 685, 4: 77, 3: 14, 2: 4, 1: 2 },
  plugo_animals: { 5: 507, 4: 64, 3: 11, 2: 3, 1: 2 },
  plugo_coding: { 5: 601, 4: 67, 3: 12, 2: 3, 1: 2 },
  stemwizpack: { 5: 1498, 4: 131, 3: 24, 2: 6, 1: 3 },
  learners_pack: { 5: 523, 4: 52, 3: 9, 2: 2, 1: 1 },
}
