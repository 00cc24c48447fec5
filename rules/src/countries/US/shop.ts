import { amountIn } from '../../money.ts'
import type { CountryShop } from '../countryShop.ts'
import { country } from './country.ts'

const amount = (text: string) => amountIn(country.currency, text)

export const shop: CountryShop = {
  popular: [
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
  featured: [
    'orboot_dinos',
    'tacto_dinos',
    'stemwizpack',
    'tacto_electronic',
    'plugo_link',
    'orboot',
    'tacto_night_cc',
    'plugo_detective',
  ],
  middlePrices: [amount('25'), amount('75')],
  eGiftAmounts: [amount('25'), amount('50'), amount('75'), amount('100')],
  delivery: { fastest: 2, slowest: 5, restDays: [0, 6] },
}
