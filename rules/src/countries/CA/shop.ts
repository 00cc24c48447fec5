import { amountIn } from '../../money.ts'
import type { CountryShop } from '../countryShop.ts'
import { country } from './country.ts'

const amount = (text: string) => amountIn(country.currency, text)

export const shop: CountryShop = {
  popular: [
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
  featured: [
    'orboot_mars',
    'tacto_electronic',
    'stemwizpack',
    'plugo_animals',
    'orboot',
    'tacto_stem_pack_3',
    'plugo_detective',
  ],
  middlePrices: [amount('30'), amount('90')],
  eGiftAmounts: [amount('30'), amount('60'), amount('90'), amount('120')],
  delivery: { fastest: 3, slowest: 7, restDays: [0, 6] },
}
