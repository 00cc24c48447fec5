import { forEveryCountry, formatMoney } from '@stemside/rules'
import type { CheckoutValues } from '@stemside/rules/validation'
import { sampleCart } from '../../content/prices.fixtures.ts'
import type { FormValues } from '../Form/index.ts'

/** A plainly fictional shopper, ready to pay with the sandbox's good card. */
export const filledIn: FormValues = {
  name: 'Sam Sample',
  email: 'sam@example.com',
  phone: '4155550123',
  line1: '1 Example Street',
  city: 'Sampleton',
  state: 'California',
  postcode: '94107',
  cardNumber: '4242 4242 4242 4242',
  cardExpiry: '12/30',
  cardCode: '123',
  cardHolder: 'Sam Sample',
}

/** What the rules make of it. */
export const checkedOut: CheckoutValues = {
  name: 'Sam Sample',
  email: 'sam@example.com',
  dialCode: '+1',
  phone: '4155550123',
  line1: '1 Example Street',
  line2: '',
  city: 'Sampleton',
  state: 'California',
  postcode: '94107',
  country: 'US',
}

/** The sum that its button names: an Engineer Pack, as each country writes it. */
export const totals = forEveryCountry((country) => {
  const pack = ['orboot_mars', 'plugo_link', 'plugo_gamepad']
  const { total } = sampleCart(
    country,
    pack.map((sku) => ({ sku, quantity: 1 })),
  ).totals
  return formatMoney(total, country)
})
