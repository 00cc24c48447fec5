import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { cartIn } from '../cart.fixtures.ts'
import { CartFigures } from './index.ts'

test.each([
  ['IN', 'including tax'],
  ['US', 'No sales tax is charged'],
  ['GB', 'including tax'],
  ['CA', 'No sales tax is charged'],
  ['AE', 'including tax'],
] as const)('a total in %s says "%s" (§4.65)', (country, words) => {
  const { container } = render(<CartFigures cart={cartIn.full(country)} />)
  expect(container).toHaveTextContent(words)
})
