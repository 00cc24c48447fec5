import { amountIn } from '../../money.ts'
import type { CountryShop } from '../countryShop.ts'
import { country } from './country.ts'

const amount = (text: string) => amountIn(country.currency, text)

export const shop: CountryShop = {
  popular: [
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
  featured: [
    'orboot_mars',
    'tacto_electronic',
    'stemwizpack',
    'plugo_link',
    'orboot',
    'tacto_night_cc',
    'plugo_detective',
  ],
  middlePrices: [amount('20'), amount('60')],
  eGiftAmounts: [amount('20'), amount('40'), amount('60'), amount('80')],
  delivery: { fastest: 2, slowest: 4, restDays: [0, 6] },
}
