import { forEveryCountry, formatMoney } from '@stemside/rules'
import type { CheckoutValues } from '@stemside/rules/validation'
import { sampleCart } from '../../content/prices.fixtures.ts'
import type { FormValues } from '../Form/index.ts'

/** A fictional shopper with the sandbox card that is approved. */
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

/** The payment of these values, as a form passes it on. */
export const filledInPayment = {
  provider: 'stripe',
  card: { number: '4242424242424242', expiry: '12/30', securityCode: '123', holder: 'Sam Sample' },
}

/** The same values as the rules normalise them. */
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

/** The total on the button: an Engineer Pack, in each country's format. */
export const totals = forEveryCountry((country) => {
  const pack = ['orboot_mars', 'plugo_link', 'plugo_gamepad']
  const { total } = sampleCart(
    country,
    pack.map((sku) => ({ sku, quantity: 1 })),
  ).totals
  return formatMoney(total, country)
})
