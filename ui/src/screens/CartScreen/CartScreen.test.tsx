import { comboHints, type CountryCode } from '@stemside/rules'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { sampleCart, sampleCatalogue } from '../../content/prices.fixtures.ts'
import { CartScreen } from './CartScreen.tsx'

const ignore = () => undefined
const ignored = {
  onQuantityChange: ignore,
  onRemove: ignore,
  onComboRemove: ignore,
  onCouponSubmit: ignore,
  onCouponRemove: ignore,
  onCheckout: ignore,
}

/** What the cart offers for these toys, with its sets that could be completed. */
function offersFor(country: CountryCode, ...skus: readonly string[]) {
  const lines = skus.map((sku) => ({ sku, quantity: 1 }))
  const hints = comboHints({ lines }, sampleCatalogue(country))
  render(<CartScreen {...ignored} cart={sampleCart(country, lines)} hints={hints} />)
  return screen.getByRole('list', { name: 'For this cart' })
}

test('the offer of a set says which set of the cart it replaces, and how much more it saves', () => {
  expect(offersFor('CA', 'orboot_mars', 'tacto_electronic')).toHaveTextContent(
    /Add Plugo Link and Plugo Gamepad to make the Engineer Pack in place of the Tech Toy Pack and save C\$\d+\.\d\d more\. Your total rises by C\$\d+\.\d\d\./,
  )
})

test('the offer of a set that replaces none says what it saves', () => {
  expect(offersFor('IN', 'plugo_count', 'plugo_gamepad', 'orboot_mars')).toHaveTextContent(
    /Add Plugo Link and Plugo Gamepad to make the Engineer Pack and save ₹\d+\. Your total rises by ₹[\d,]+\./,
  )
})
