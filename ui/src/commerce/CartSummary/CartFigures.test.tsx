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

test('an unchecked coupon is marked "not checked yet" (§4.18)', () => {
  const { container, rerender } = render(<CartFigures cart={cartIn.full('US')} />)
  expect(container).not.toHaveTextContent('not checked yet')
  rerender(<CartFigures cart={cartIn.full('US')} isCouponUnchecked />)
  expect(container).toHaveTextContent(/SPRING30, not checked yet/)
})

test('an unchecked coupon that does not count yet is marked too (§4.18)', () => {
  const { container } = render(<CartFigures cart={cartIn.belowMinimum('US')} isCouponUnchecked />)
  expect(container).toHaveTextContent(/, not checked yet\s*not applied yet/)
})
