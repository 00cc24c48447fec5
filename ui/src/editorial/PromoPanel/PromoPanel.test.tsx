import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { birthday } from './PromoPanel.fixtures.tsx'
import { PromoPanel } from './index.ts'

test('a promo panel says everything as text, with one action', () => {
  render(<PromoPanel {...birthday} />)
  expect(screen.getByRole('heading', { level: 2, name: birthday.heading })).toBeVisible()
  expect(screen.getByText(birthday.text)).toBeVisible()
  expect(screen.getAllByRole('link')).toHaveLength(1)
  expect(screen.queryByRole('img')).toBeNull()
})
