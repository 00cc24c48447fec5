import { amountIn } from '../../money.ts'
import type { CountryShop } from '../countryShop.ts'
import { country } from './country.ts'

const amount = (text: string) => amountIn(country.currency, text)

export const shop: CountryShop = {
  popular: [
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
  featured: [
    'stemwizpack',
    'orboot',
    'tacto_electronic',
    'plugo_coding',
    'tacto_dinos',
    'plugo_detective',
    'learners_pack',
    'tacto_stem_pack_2',
  ],
  middlePrices: [amount('1000'), amount('3000')],
  eGiftAmounts: [amount('999'), amount('1999'), amount('2999'), amount('4999')],
  delivery: { fastest: 2, slowest: 5, restDays: [0] },
}
