import { soldSkus, type SoldSku } from '../catalogue/products.ts'
import type { CountryCode } from '../countries.ts'

/*
 * What each country's shop shows first. The specification names these orders (§2) and not what is in
 * them; this is the shop's own choice.
 */

type Order = Readonly<Record<CountryCode, readonly SoldSku[]>>

const popular: Order = {
  IN: [
    'orboot',
    'plugo_count',
    'tacto_chess',
    'orboot_dinos',
    'plugo_letters',
    'tacto_classics',
    'tacto_coding',
    'stemwizpack',
    'plugo_link',
    'orboot_mars',
    'tacto_doctor',
    'plugo_piano',
  ],
  US: [
    'orboot',
    'tacto_chess',
    'orboot_dinos',
    'stemwizpack',
    'plugo_count',
    'tacto_coding',
    'orboot_mars',
    'tacto_laser',
    'plugo_link',
    'tacto_electronic',
    'plugo_letters',
    'tacto_dinos',
  ],
  GB: [
    'orboot',
    'tacto_chess',
    'plugo_count',
    'orboot_dinos',
    'tacto_laser',
    'stemwizpack',
    'plugo_letters',
    'tacto_classics',
    'orboot_mars',
    'plugo_piano',
  ],
  CA: [
    'orboot',
    'orboot_dinos',
    'tacto_chess',
    'plugo_count',
    'stemwizpack',
    'tacto_coding',
    'plugo_farm',
    'orboot_mars',
    'tacto_laser',
    'plugo_link',
  ],
  AE: [
    'orboot',
    'plugo_count',
    'tacto_chess',
    'orboot_mars',
    'tacto_electronic',
    'stemwizpack',
    'plugo_letters',
    'orboot_dinos',
    'tacto_coding',
  ],
}

const featured: Order = {
  IN: [
    'stemwizpack',
    'orboot',
    'tacto_electronic',
    'plugo_coding',
    'tacto_dinos',
    'plugo_detective',
    'learners_pack',
    'tacto_stem_pack_2',
  ],
  US: [
    'orboot_dinos',
    'tacto_dinos',
    'stemwizpack',
    'tacto_electronic',
    'plugo_link',
    'orboot',
    'tacto_night_cc',
    'plugo_detective',
  ],
  GB: [
    'orboot_mars',
    'tacto_electronic',
    'stemwizpack',
    'plugo_link',
    'orboot',
    'tacto_night_cc',
    'plugo_detective',
  ],
  CA: [
    'orboot_mars',
    'tacto_electronic',
    'stemwizpack',
    'plugo_animals',
    'orboot',
    'tacto_stem_pack_3',
    'plugo_detective',
  ],
  AE: [
    'tacto_dinos',
    'orboot_dinos',
    'stemwizpack',
    'tacto_laser',
    'orboot',
    'tacto_stem_pack_2',
    'plugo_detective',
  ],
}

/**
 * A country's order of everything that is sold, the first being what it shows first. What the tables
 * do not name comes after what they do, as the catalogue has it.
 */
export function shelfOrder(
  order: 'popular' | 'featured',
  country: CountryCode,
): readonly SoldSku[] {
  const named = order === 'popular' ? popular[country] : featured[country]
  return [...new Set([...named, ...soldSkus])]
}
