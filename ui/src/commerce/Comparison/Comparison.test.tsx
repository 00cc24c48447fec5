import type { CountryCode } from '@stemside/rules'
import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { sampleItem } from '../shelf.fixtures.ts'
import { globesIn } from './Comparison.fixtures.ts'
import { Comparison } from './index.ts'

/** The cells of the gamepads' row. */
function gamepadsOf(country: CountryCode, ...skus: readonly string[]) {
  const items = skus.map((sku) => sampleItem(country, sku))
  render(<Comparison label="Kits" country={country} items={items} />)
  const row = screen.getByRole('row', { name: /^Gamepad/ })
  return within(row)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent)
}

test('a comparison tells the gamepad of each kit: in the price, for more, or none (§2.69)', () => {
  expect(gamepadsOf('IN', 'plugo_count', 'plugo_coding', 'orboot')).toEqual([
    'Included',
    '+₹1,000',
    'None to add',
  ])
})

test('a kit whose gamepad is out of stock still needs one', () => {
  const { offer, ...kit } = sampleItem('IN', 'plugo_coding')
  const { gamepadPrice: _, ...alone } = offer
  render(
    <Comparison
      label="Kits"
      country="IN"
      items={[{ ...kit, offer: alone }, sampleItem('IN', 'orboot')]}
    />,
  )
  expect(screen.getByRole('row', { name: /^Gamepad Needed/ })).toBeVisible()
})

test('a comparison without kits has no row about gamepads', () => {
  render(<Comparison {...globesIn('US')} />)
  expect(screen.getByRole('row', { name: /^Price/ })).toBeVisible()
  expect(screen.queryByRole('row', { name: /^Gamepad/ })).toBeNull()
})
