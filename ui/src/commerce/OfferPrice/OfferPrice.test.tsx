import { render, screen } from '@testing-library/react'
import { minor } from '@stemside/rules'
import { expect, test } from 'vitest'
import { OfferPrice } from './index.ts'

const offer = {
  amount: minor(45_49),
  strike: minor(54_99),
  withCoupon: { amount: minor(31_84), code: 'SPRING30' },
}

test('the price leads with what is paid and strikes the list price, not the strike price (§2.67)', () => {
  const { container } = render(<OfferPrice country="US" offer={offer} />)
  expect(container).toHaveTextContent(
    'Now $31.84Without SPRING30 $45.49with SPRING30, before shipping',
  )
})

test('an offer names the coupon’s minimum if one unit does not reach it', () => {
  const withCoupon = { ...offer.withCoupon, unmetMinimum: minor(49_00) }
  render(<OfferPrice country="US" offer={{ ...offer, withCoupon }} />)
  expect(screen.getByText('$45.49')).toBeVisible()
  expect(screen.getByText('$31.84 with SPRING30, from $49.00')).toBeVisible()
})
