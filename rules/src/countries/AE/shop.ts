import { amountIn } from '../../money.ts'
import type { CountryShop } from '../countryShop.ts'
import { country } from './country.ts'

const amount = (text: string) => amountIn(country.currency, text)

export const shop: CountryShop = {
  popular: [
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
  featured: [
    'tacto_dinos',
    'orboot_dinos',
    'stemwizpack',
    'tacto_laser',
    'orboot',
    'tacto_stem_pack_2',
    'plugo_detective',
  ],
  middlePrices: [amount('100'), amount('300')],
  eGiftAmounts: [amount('100'), amount('200'), amount('300'), amount('400')],
  delivery: { fastest: 3, slowest: 6, restDays: [0, 6] },
}
